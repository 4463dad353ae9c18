import type { ReactNode } from 'react';
import { chakra } from 'shared-ui/chakra';

const Scroll = chakra('div', { base: { maxHeight: '420px', overflow: 'auto' } });
const Table = chakra('table', {
  base: {
    width: '100%',
    textStyle: 'small',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { height: '36px', paddingInline: '8px', textAlign: 'end' },
    '& th:first-of-type': { paddingInlineStart: { base: '16px', md: '24px' }, textAlign: 'start' },
    '& :is(thead th, td):last-of-type': { paddingInlineEnd: { base: '16px', md: '24px' } },
    '& thead th': {
      position: 'sticky',
      top: 0,
      bg: 'bg.panel',
      textStyle: 'tableHead',
      color: 'fg.muted',
      boxShadow: 'inset 0 -1px {colors.line}',
    },
    '& tbody th': { fontWeight: 400 },
    '& tbody tr + tr': { borderTopWidth: '1px' },
  },
});

interface FigureTableProps {
  label: string;
  heads: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly { key: string; cells: readonly [ReactNode, ...ReactNode[]] }[];
}

/** The numbers behind a chart, one click away. */
export function FigureTable({ label, heads, rows }: FigureTableProps) {
  return (
    <Scroll tabIndex={0} role="group" aria-label={label}>
      <Table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...values] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {values.map((value, place) => (
                <td key={heads[place + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
