import type { ReactNode } from 'react';
import { chakra } from 'shared-ui/chakra';
import { twoColumns } from './two-columns';

/** Rows of the booklet: 12 columns, parted by hairlines that the cells draw into their gaps. */
export const FieldGrid = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: twoColumns, sm: 'repeat(12, minmax(0, 1fr))' },
    gap: '1px',
    bg: 'bg.panel',
    borderBlockWidth: '1px',
    overflow: 'hidden',
  },
});

const Cell = chakra('div', {
  base: { bg: 'bg.panel', boxShadow: '0 0 0 1px {colors.line}', padding: '8px 16px 12px', minWidth: 0 },
});
const Top = chakra('dt', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '8px',
    fontSize: '0.75rem',
    lineHeight: '1.25rem',
    color: 'fg.muted',
  },
});
const Name = chakra('span', { base: { overflowWrap: 'anywhere' } });
const Value = chakra('dd', { base: { textStyle: 'label', overflowWrap: 'anywhere' } });
const Booklet = chakra('span', { base: { fontFamily: 'mono', whiteSpace: 'nowrap' } });

interface FieldCellProps {
  label: ReactNode;
  /** The booklet's code, such as `(B)`. */
  code?: string;
  /** Columns of 12 from 600 up; a whole row below. */
  span?: 2 | 3 | 4 | 6 | 8 | 9 | 12;
  children: ReactNode;
}

/** One datum of a record: label, code, value. */
export function FieldCell({ label, code, span = 4, children }: FieldCellProps) {
  return (
    <Cell gridColumn={{ base: span <= 4 ? 'auto' : '1 / -1', sm: `span ${span}` }}>
      <Top>
        <Name>{label}</Name>
        {code && <Booklet>{code}</Booklet>}
      </Top>
      <Value>{children}</Value>
    </Cell>
  );
}
