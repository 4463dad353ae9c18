import type { ComponentProps, ReactNode } from 'react';
import { chakra } from 'shared-ui/chakra';

const Root = chakra('label', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '12px', minHeight: '40px', cursor: 'pointer' },
});
const Input = chakra('input', {
  base: {
    appearance: 'none',
    position: 'relative',
    flexShrink: 0,
    width: '40px',
    height: '20px',
    bg: 'bg.panel',
    border: '1px solid',
    borderColor: 'line.control',
    transition: 'background-color 120ms',
    printColorAdjust: 'exact',
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: '3px',
      insetInlineStart: '3px',
      width: '12px',
      bg: 'line.control',
      transition: 'transform 120ms',
      _highContrast: { bg: 'CanvasText' },
    },
    '&:checked': { bg: 'brand', borderColor: 'brand', _highContrast: { bg: 'Highlight' } },
    '&:checked::after': {
      bg: 'brand.on',
      transform: 'translateX(20px)',
      _highContrast: { bg: 'HighlightText' },
    },
    '&[aria-disabled=true]': { opacity: 0.6, cursor: 'not-allowed' },
  },
});

interface SwitchProps extends Omit<ComponentProps<typeof Input>, 'type' | 'role' | 'children'> {
  children: ReactNode;
}

/** On or off at once, without a Save button. */
export function Switch({ children, ...input }: SwitchProps) {
  return (
    <Root>
      <Input type="checkbox" role="switch" {...input} />
      {children}
    </Root>
  );
}
