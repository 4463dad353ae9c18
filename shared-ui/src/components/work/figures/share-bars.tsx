import { chakra } from 'shared-ui/chakra';
import type { Status } from '../../status';
import { percentOf } from './bars';
import { FigureLink } from './figure-link';

const Rows = chakra('ul', { base: { paddingBlock: '8px' } });
const Row = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 9rem) minmax(0, 1fr) 2.5rem 2.5rem',
      sm: '12.5rem minmax(0, 1fr) 4rem 3.25rem',
    },
    alignItems: 'center',
    minHeight: '32px',
    columnGap: '8px',
    textStyle: 'small',
    fontVariantNumeric: 'tabular-nums',
    '&:has(a:hover)': { bg: 'bg.muted' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus' },
  },
});
const Name = chakra('span', {
  base: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', _print: { whiteSpace: 'normal' } },
  variants: { quiet: { true: { color: 'fg.muted' } }, code: { true: { textStyle: 'code' } } },
});
const Bar = chakra('span', {
  base: {
    display: 'block',
    height: '12px',
    minWidth: '2px',
    printColorAdjust: 'exact',
    _highContrast: { bg: 'CanvasText !important' },
  },
});
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
  /** The list of what is counted: the whole row leads there. */
  to?: string;
}

/** A whole by its parts: name, square bar, count and share a row. */
export function ShareBars({ label, rows }: { label: string; rows: readonly ShareRow[] }) {
  const most = Math.max(...rows.map((row) => (row.withoutBar ? 0 : row.count)), 0);
  return (
    <Rows aria-label={label}>
      {rows.map((row) => (
        <Row key={row.key}>
          <Name quiet={row.quiet} code={row.code} title={row.label}>
            {row.to === undefined ? (
              row.label
            ) : (
              <FigureLink to={row.to} outline="none" _after={{ content: '""', position: 'absolute', inset: 0 }}>
                {row.label}
              </FigureLink>
            )}
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
