import type { ReactNode } from 'react';
import { chakra } from 'shared-ui';

const Line = chakra('p', {
  base: {
    display: { base: 'block', md: 'flex' },
    alignItems: 'baseline',
    gap: '16px',
    padding: { base: '12px 16px', md: '12px 24px' },
    borderTopWidth: '1px',
    textStyle: 'caption',
    color: 'fg.muted',
  },
});
const Name = chakra('span', { base: { display: 'block', flex: 'none', textStyle: 'overline' } });

/** Under numbers: how they come about. */
export function FormulaLine({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <Line>
      <Name>{name}</Name>
      <span>{children}</span>
    </Line>
  );
}
