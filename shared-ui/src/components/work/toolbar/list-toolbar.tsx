import type { ReactNode } from 'react';
import { chakra } from 'shared-ui/chakra';

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: { base: 'wrap', lg: 'nowrap' },
    alignItems: { base: 'center', lg: 'flex-start' },
    // Chips are lower than the controls beside them.
    '& > ul': { paddingTop: { lg: '4px' } },
    gap: '8px',
    padding: { base: '12px 16px', md: '16px' },
    borderBottomWidth: '1px',
  },
});
const End = chakra('div', {
  base: { display: { base: 'none', md: 'flex' }, gap: '8px', marginInlineStart: 'auto', flexShrink: 0 },
});

interface ListToolbarProps {
  /** Search, filters, chips. */
  children: ReactNode;
  /** Views, density, columns: from 960 up. */
  end?: ReactNode;
}

/** The row between a list's tabs and its table. */
export function ListToolbar({ children, end }: ListToolbarProps) {
  return (
    <Bar>
      {children}
      {end && <End>{end}</End>}
    </Bar>
  );
}
