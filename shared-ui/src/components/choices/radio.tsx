import type { ComponentProps, ReactNode } from 'react';
import { chakra } from 'shared-ui/chakra';
import { radioDot } from './radio-dot';

const Root = chakra('label', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '12px', minHeight: '40px', cursor: 'pointer' },
});
const Input = chakra('input', {
  base: {
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '20px',
    height: '20px',
    bg: 'bg.panel',
    border: '2px solid',
    borderColor: 'line.control',
    borderRadius: '50% !important',
    '&:checked': { borderColor: 'brand' },
    '&:checked::after': radioDot,
  },
});

interface RadioProps extends Omit<ComponentProps<typeof Input>, 'type' | 'children'> {
  children: ReactNode;
}

/** A plain radio button with its word. Put several into a `fieldset` with a `legend`. */
export function Radio({ children, ...input }: RadioProps) {
  return (
    <Root>
      <Input type="radio" {...input} />
      {children}
    </Root>
  );
}
