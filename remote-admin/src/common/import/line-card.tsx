import type { ReactNode } from 'react';
import { chakra } from 'shared-ui';

const Card = chakra('div', { base: { display: 'grid', gap: '4px', textStyle: 'small', minWidth: 0 } });
const Ends = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 12px',
    minWidth: 0,
    '& > *': { minWidth: 0 },
  },
});

/** A line of the file on a phone: what it is at left, what it says at right. */
export function CardLine({ start, end }: { start: ReactNode; end: ReactNode }) {
  return (
    <Ends>
      <div>{start}</div>
      <div>{end}</div>
    </Ends>
  );
}

export function LineCard({ children }: { children: ReactNode }) {
  return <Card>{children}</Card>;
}
