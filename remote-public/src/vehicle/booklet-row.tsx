import type { ReactNode } from 'react';
import { chakra } from 'shared-ui';

/** Label and value in the booklet's columns (216 and the rest), one under the other below 600. */
const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', sm: '264px minmax(0, 1fr) auto' },
    gridTemplateRows: { sm: 'minmax(44px, auto)' },
    alignItems: 'center',
    borderTopWidth: '1px',
  },
});
const Label = chakra('dt', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    // With large letters the code stands above its label.
    flexWrap: 'wrap',
    columnGap: '8px',
    color: 'fg.muted',
    fontSize: { base: '0.875rem', sm: '1rem' },
    lineHeight: '1.25rem',
    paddingTop: { base: '8px', sm: 0 },
    gridColumn: { base: '1 / -1', sm: 'auto' },
  },
});
const Code = chakra('span', {
  base: {
    textStyle: 'booklet',
    minWidth: { sm: '48px' },
    whiteSpace: 'nowrap',
    // Without a code a label holds its column's place, and stands at the edge where there are no columns.
    _empty: { display: { base: 'none', sm: 'inline' } },
  },
});
const Value = chakra('dd', { base: { fontWeight: 500, paddingBottom: { base: '8px', sm: 0 } } });
const Source = chakra('dd', {
  base: { textStyle: 'caption', color: 'fg.muted', textAlign: 'end', paddingBottom: { base: '8px', sm: 0 } },
});

interface BookletRowProps {
  /** The registration field, such as `(D.1)`; the model year has none. */
  code?: string;
  label: ReactNode;
  value: ReactNode;
  source: ReactNode;
  /** A warning that speaks of this row. */
  note?: ReactNode;
}

/** One found datum with the place that it comes from. */
export function BookletRow({ code, label, value, source, note }: BookletRowProps) {
  return (
    <Row>
      <Label>
        <Code>{code}</Code>
        {label}
      </Label>
      <Value>{value}</Value>
      <Source>{source}</Source>
      {note && <chakra.dd gridColumn="1 / -1">{note}</chakra.dd>}
    </Row>
  );
}
