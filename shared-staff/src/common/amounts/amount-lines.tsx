import type { ReactNode } from 'react';
import { chakra } from 'shared-ui';

/** Names at left, values at right: amounts, and what a payment needs. */
export const AmountLines = chakra('dl', { base: { display: 'grid', gap: '8px' } });

const Row = chakra('div', {
  base: {
    display: 'flex',
    // Not by the baseline: that of a code that takes two lines is its last one.
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: '16px',
    '& dt': { color: 'fg.muted' },
    '& dd': { textAlign: 'end', overflowWrap: 'anywhere' },
  },
  variants: {
    total: {
      true: {
        textStyle: 'h3',
        paddingTop: '8px',
        borderTopWidth: '1px',
        borderTopColor: 'line.ink',
        '& dt': { color: 'fg' },
      },
    },
  },
});

interface AmountLineProps {
  label: ReactNode;
  /** The last line, under a rule. */
  total?: boolean;
  children: ReactNode;
}

export function AmountLine({ label, total = false, children }: AmountLineProps) {
  return (
    <Row total={total}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </Row>
  );
}
