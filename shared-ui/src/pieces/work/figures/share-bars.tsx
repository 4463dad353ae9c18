import type { ReactNode } from 'react';
import { chakra } from 'shared-ui/chakra';
import type { Status } from '../../status';
import { percentOf } from './bars';

const Rows = chakra('ul', { base: { paddingBlock: '8px' } });
const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '104px minmax(0, 1fr) 48px 48px', md: '140px minmax(0, 1fr) 64px 52px' },
    alignItems: 'center',
    minHeight: '32px',
    columnGap: '8px',
    textStyle: 'small',
    fontVariantNumeric: 'tabular-nums',
  },
});
const Name = chakra('span', {
  base: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  variants: { quiet: { true: { color: 'fg.muted' } }, code: { true: { textStyle: 'code' } } },
});
const Bar = chakra('span', { base: { display: 'block', height: '12px', minWidth: '2px' } });
const Count = chakra('b', { base: { textAlign: 'end', fontWeight: 600 } });
const Share = chakra('span', { base: { textAlign: 'end', color: 'fg.muted' } });

export interface ShareRow {
  key: string;
  label: string;
  count: number;
  /** "1.204". */
  countText: string;
  /** "12 %" of all. */
  share: string;
  /** Draws the bar in the status' colour. */
  status?: Status;
  /** A row of what has no name, or of the rest. */
  quiet?: boolean;
  /** A code, not a word. */
  code?: boolean;
  /** The rest of many has no bar: it would dwarf the others. */
  withoutBar?: boolean;
  /** In place of the plain label. */
  name?: ReactNode;
}

/** A whole by its parts: name, square bar, count and share a row. */
export function ShareBars({ label, rows }: { label: string; rows: readonly ShareRow[] }) {
  const most = Math.max(...rows.map((row) => (row.withoutBar ? 0 : row.count)), 0);
  return (
    <Rows aria-label={label}>
      {rows.map((row) => (
        <Row key={row.key}>
          <Name quiet={row.quiet} code={row.code} title={row.label}>
            {row.name ?? row.label}
          </Name>
          <span aria-hidden="true">
            {!row.withoutBar && row.count > 0 && (
              <Bar
                bg={row.status ? `status.${row.status}` : 'brand'}
                boxShadow={row.status && 'inset 0 0 0 1px {colors.status.edge}'}
                style={{ width: percentOf(row.count, most) }}
              />
            )}
          </span>
          <Count>{row.countText}</Count>
          <Share>{row.share}</Share>
        </Row>
      ))}
    </Rows>
  );
}
