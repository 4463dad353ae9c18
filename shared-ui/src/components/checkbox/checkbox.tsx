import { type ReactNode, useId } from 'react';
import { chakra, useSlotRecipe } from 'shared-ui/chakra';
import { FieldMessage } from '../field';
import { TickBox, type TickBoxProps } from './tick-box';
import { tickRecipe } from './tick-recipe';

const Below = chakra('div', {
  base: {
    textStyle: 'small',
    color: 'fg.muted',
    paddingInlineStart: '32px',
    marginTop: '-4px',
    paddingBottom: '4px',
    '& > p': { marginTop: 0 },
  },
});

interface CheckboxProps extends Omit<TickBoxProps, 'children'> {
  /** The sentence that is ticked; it may hold links. */
  children: ReactNode;
  /** What the tick means, or whether it is needed. */
  hint?: ReactNode;
  error?: ReactNode;
}

/** A tick with its sentence. Takes `{...form.register('general')}` as it is. */
export function Checkbox({ children, hint, error, ...input }: CheckboxProps) {
  const styles = useSlotRecipe({ recipe: tickRecipe })();
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;

  return (
    <div>
      <chakra.label css={styles.root} htmlFor={id}>
        <TickBox
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? noteId : undefined}
          {...input}
        />
        <chakra.span css={styles.text}>{children}</chakra.span>
      </chakra.label>
      {note && <Below id={noteId}>{error ? <FieldMessage tone="error">{error}</FieldMessage> : hint}</Below>}
    </div>
  );
}
