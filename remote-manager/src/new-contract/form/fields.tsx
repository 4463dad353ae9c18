import { type ComponentProps, type ReactNode, useState } from 'react';
import {
  bookletMark,
  contractFieldRules,
  isNumberField,
  type StaffCarField,
  type StaffCustomerField,
} from 'shared-api/entities';
import { chakra } from 'shared-ui';
import { SelectField, TextField as TextInput, twoColumns } from 'shared-ui/components';
import { useFormContext } from 'shared-ui/forms';
import { useIntl } from 'shared-ui/intl';
import { DateField } from 'shared-ui/work';
import { fieldMessages } from './field.messages';
import type { FormValues, TextField } from './values';

type Rest<P> = Omit<P, 'label' | 'error' | 'name'> & { name: TextField };

interface Followers {
  /** What else a change of the text changes. */
  onTyped?(): void;
  /** What becomes of the text when the field is left. */
  onLeft?(): void;
  /** The field whose rule looks at this one: judged again with it. */
  judgedWith?: TextField;
}

const room = '@container (min-width: 26rem)';
const wideRoom = '@container (min-width: 40rem)';
/** From 600 px up, and only where letters leave the fields side by side their room. */
const inRow = <Style extends object>(style: Style) => ({ sm: { [room]: style } });

const Room = chakra('div', { base: { containerType: 'inline-size' } });
const Grid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: twoColumns,
    alignItems: 'start',
    columnGap: { base: '12px', md: '16px' },
    rowGap: '16px',
    ...inRow({ gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' }),
  },
});

/** Twelve columns where there is room; else, as on a phone, only what is short stands side by side. */
export function FieldsGrid({ children }: { children: ReactNode }) {
  return (
    <Room>
      <Grid>{children}</Grid>
    </Room>
  );
}

export const Cell = chakra('div', {
  base: {
    minWidth: 0,
    // An empty one holds the place beside a field, and is no row of its own on a phone.
    '&:empty': { display: 'none', ...inRow({ display: 'block' }) },
  },
  variants: {
    span: {
      3: { gridColumn: 'auto', ...inRow({ gridColumn: 'span 3' }) },
      4: { gridColumn: '1 / -1', ...inRow({ gridColumn: 'span 4' }) },
      6: { gridColumn: '1 / -1', ...inRow({ gridColumn: 'span 6' }) },
      12: { gridColumn: '1 / -1' },
      // A date and its label need a third of a row that is not wide.
      car: { gridColumn: 'auto', sm: { [room]: { gridColumn: 'span 4' }, [wideRoom]: { gridColumn: 'span 3' } } },
      // CAP and Comune are one line on a phone, too.
      zip: { gridColumn: 'auto', ...inRow({ gridColumn: 'span 3' }) },
      city: { gridColumn: 'auto', ...inRow({ gridColumn: 'span 5' }) },
    },
  },
});

/** The label, the booklet's code, the sentence and the place in the form of one field. */
function useFormFieldProps(name: TextField, { onTyped, onLeft, judgedWith }: Followers = {}) {
  const intl = useIntl();
  const { register, formState } = useFormContext<FormValues>();
  return {
    label: intl.formatMessage(fieldMessages[name]),
    code: bookletMark(name),
    error: formState.errors[name]?.message,
    ...register(name, {
      ...(onTyped && { onChange: onTyped }),
      ...(onLeft && { onBlur: onLeft }),
      ...(judgedWith && { deps: judgedWith }),
    }),
  };
}

type FormTextProps = Rest<ComponentProps<typeof TextInput>> &
  Followers & {
    /** What is wrong is not told while it is typed: each of its beginnings would be. */
    toldWhenLeft?: boolean;
  };

/** A customer's data typed by staff: the browser's own memory would offer another customer's. */
export function FormText({ name, onTyped, onLeft, toldWhenLeft, ...rest }: FormTextProps) {
  const { submitCount } = useFormContext<FormValues>().formState;
  const [typedAt, setTypedAt] = useState<number | null>(null);
  const { error, ...field } = useFormFieldProps(name, {
    onTyped() {
      setTypedAt(submitCount);
      onTyped?.();
    },
    onLeft() {
      setTypedAt(null);
      onLeft?.();
    },
  });
  const isTyping = toldWhenLeft && typedAt === submitCount;
  return <TextInput autoComplete="off" {...field} error={isTyping ? undefined : error} {...rest} />;
}

export function FormDate({
  name,
  judgedWith,
  ...rest
}: Rest<ComponentProps<typeof DateField>> & Pick<Followers, 'judgedWith'>) {
  return <DateField {...useFormFieldProps(name, { judgedWith })} {...rest} />;
}

export function FormSelect({ name, ...rest }: Rest<ComponentProps<typeof SelectField>>) {
  return <SelectField {...useFormFieldProps(name)} {...rest} />;
}

/** A field of the table that has no place of its own on the page. */
export function OtherField({ name }: { name: StaffCarField | StaffCustomerField }) {
  const { kind, needed } = contractFieldRules[name];
  const required = needed === 'link';
  if (kind === 'day') return <FormDate name={name} required={required} />;
  return (
    <FormText
      name={name}
      required={required}
      mono={kind === 'code'}
      inputMode={isNumberField(name) ? 'numeric' : 'text'}
    />
  );
}
