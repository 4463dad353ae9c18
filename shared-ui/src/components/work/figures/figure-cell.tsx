import type { ReactNode } from 'react';
import { chakra } from 'shared-ui/chakra';

const Row = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '6px',
    '& > :last-child:not(:first-child)': { marginInlineStart: 'auto' },
  },
});
const Count = chakra('span', {
  base: { '& > b': { fontSize: '2rem', lineHeight: '2.5rem', fontWeight: 600, letterSpacing: '-0.02em' } },
});
const Sum = chakra('b', { base: { textStyle: 'h2', overflowWrap: 'anywhere' } });
const Formula = chakra('p', { base: { textStyle: 'caption', color: 'fg.muted', marginTop: '12px' } });

interface FigureCellProps {
  count: ReactNode;
  /** What is counted, after the number. */
  unit?: ReactNode;
  countChange?: ReactNode;
  sum?: ReactNode;
  sumChange?: ReactNode;
  /** The bars between the figures and their formula. */
  children?: ReactNode;
  /** How the figures come about, in words. */
  formula?: ReactNode;
}

/** A count and a sum, each with its change (`Change`), and how they come about. */
export function FigureCell({ count, unit, countChange, sum, sumChange, children, formula }: FigureCellProps) {
  return (
    <div>
      <Row>
        <Count>
          <b>{count}</b> {unit}
        </Count>
        {countChange}
      </Row>
      {sum !== undefined && (
        <Row>
          <Sum>{sum}</Sum>
          {sumChange}
        </Row>
      )}
      {children}
      {formula && <Formula>{formula}</Formula>}
    </div>
  );
}
