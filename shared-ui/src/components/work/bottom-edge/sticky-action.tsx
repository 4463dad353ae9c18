import type { ReactNode } from 'react';
import { chakra } from 'shared-ui/chakra';
import { useBottomEdge } from 'shared-ui/desk';

const Bar = chakra('div', {
  base: {
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: 'bar',
    display: { base: 'flex', md: 'none' },
    alignItems: 'center',
    gap: '12px',
    minHeight: '76px',
    padding: '14px 16px calc(14px + env(safe-area-inset-bottom))',
    // In line with the page's own edges.
    paddingInline: { base: '16px', sm: '24px' },
    bg: 'bg.panel',
    borderTopWidth: '1px',
    '& > :last-child': { flex: 1 },
    _print: { display: 'none' },
  },
});

/** A page's action at hand on phones: squares of 48 first, then the one action. Gives way to the bulk bar. */
export function StickyAction({ children }: { children: ReactNode }) {
  const mine = useBottomEdge('action', true);
  return mine ? <Bar>{children}</Bar> : null;
}
