import type { ComponentProps, ReactNode } from 'react';
import { chakra } from 'shared-ui/chakra';
import { controlRecipe } from './control-recipe';
import { type FieldFrame, FormField } from './form-field';
import { splitFrame } from './split-frame';

const Control = chakra('input', controlRecipe);
const Shell = chakra('div', { base: { position: 'relative' } });
const Side = chakra('span', {
  base: {
    position: 'absolute',
    insetBlock: 0,
    display: 'flex',
    alignItems: 'center',
    paddingInline: '12px',
    color: 'fg.muted',
    fontSize: 'var(--control-text)',
    pointerEvents: 'none',
    '& > button': { pointerEvents: 'auto', marginInline: '-12px' },
  },
});

export interface TextFieldProps extends FieldFrame, Omit<ComponentProps<typeof Control>, keyof FieldFrame | 'size'> {
  /** An icon before the text. */
  before?: ReactNode;
  /** A unit, or an `IconButton`, after the text. */
  after?: ReactNode;
  /** Codes in Roboto Mono. */
  mono?: boolean;
  size?: 'compact';
}

/** One line of text. Takes `{...form.register('name')}` as it is. */
export function TextField(props: TextFieldProps) {
  const [frame, { before, after, ...input }] = splitFrame(props);
  return (
    <FormField {...frame}>
      {(control) => (
        <Shell>
          {before && <Side insetInlineStart={0}>{before}</Side>}
          <Control
            type="text"
            paddingInlineStart={before ? '40px' : undefined}
            paddingInlineEnd={after ? '44px' : undefined}
            {...input}
            {...control}
          />
          {after && <Side insetInlineEnd={0}>{after}</Side>}
        </Shell>
      )}
    </FormField>
  );
}
