import { type ReactNode, useId } from 'react';
import { chakra } from 'shared-ui/chakra';
import { FormattedMessage } from 'shared-ui/intl';
import { FieldMessage } from './field-message';
import { messages } from './messages';
import { noteId } from './note-id';

const Root = chakra('div', { base: { display: 'flex', flexDirection: 'column', minWidth: 0 } });
const Head = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '8px', marginBottom: '4px' },
});
const Label = chakra('label', { base: { textStyle: 'label' } });
const Star = chakra('span', { base: { color: 'error', marginInlineStart: '4px' } });
const Aside = chakra('span', { base: { textStyle: 'caption', color: 'fg.muted' } });
const Booklet = chakra('span', { base: { textStyle: 'booklet', color: 'fg.muted', marginInlineStart: 'auto' } });
const Hint = chakra('p', { base: { textStyle: 'caption', color: 'fg.muted', marginTop: '8px' } });

/** What every field shows around its control. */
export interface FieldFrame {
  label: ReactNode;
  /** Help under the control; it goes while an error or a warning shows. */
  hint?: ReactNode;
  /** What is wrong and what to do; the control gets a 2 px border. */
  error?: ReactNode;
  /** Something odd that does not block. */
  warning?: ReactNode;
  /** Muted words right after the label. */
  beside?: ReactNode;
  /** The registration booklet's code of a vehicle datum, such as `(E)`. */
  code?: string;
  /** Marks the field with an asterisk and tells the screen reader. */
  required?: boolean;
  /** Adds "facoltativo" after the label. */
  optional?: boolean;
  id?: string;
}

/** What the control inside a field must carry. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface FormFieldProps extends FieldFrame {
  children: (control: ControlProps) => ReactNode;
}

/** The id of a field's label, for a group of controls that it names. */
export function labelId(controlId: string): string {
  return `${controlId}-label`;
}

/** Label above, control, then error, warning or hint: the frame that every field shares. */
export function FormField({
  label,
  hint,
  error,
  warning,
  beside,
  code,
  required,
  optional,
  id,
  children,
}: FormFieldProps) {
  const own = useId();
  const controlId = id ?? own;
  const noted = Boolean(error || warning || hint);

  return (
    <Root>
      <Head>
        <Label id={labelId(controlId)} htmlFor={controlId}>
          {label}
          {required && <Star aria-hidden="true">*</Star>}
        </Label>
        {optional && (
          <Aside>
            <FormattedMessage {...messages.optional} />
          </Aside>
        )}
        {beside && <Aside>{beside}</Aside>}
        {code && <Booklet data-part="code">{code}</Booklet>}
      </Head>
      {children({
        id: controlId,
        'aria-describedby': noted ? noteId(controlId) : undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      <div id={noteId(controlId)}>
        {error ? (
          <FieldMessage tone="error">{error}</FieldMessage>
        ) : warning ? (
          <FieldMessage tone="warning">{warning}</FieldMessage>
        ) : (
          hint && <Hint>{hint}</Hint>
        )}
      </div>
    </Root>
  );
}
