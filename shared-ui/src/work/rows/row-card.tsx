import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '4px 12px',
    textStyle: 'small',
    '& > :nth-of-type(even)': { justifySelf: 'end', textAlign: 'end' },
  },
});
const Strong = chakra('div', { base: { fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis' } });
const Quiet = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minWidth: 0,
    minHeight: '40px',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
  },
});

interface RowCardProps {
  /** The chip. */
  top: ReactNode;
  /** The deadline, else the date. */
  topEnd?: ReactNode;
  title: ReactNode;
  /** The total. */
  titleEnd?: ReactNode;
  /** Plate and model. */
  foot?: ReactNode;
  /** The row's menu, or its one deed. */
  footEnd?: ReactNode;
}

/** A row on a phone, in three lines: for `DataTable`'s `card`. */
export function RowCard({ top, topEnd, title, titleEnd, foot, footEnd }: RowCardProps) {
  return (
    <Grid>
      <div>{top}</div>
      <div>{topEnd}</div>
      <Strong>{title}</Strong>
      <Strong>{titleEnd}</Strong>
      <Quiet>{foot}</Quiet>
      <div>{footEnd}</div>
    </Grid>
  );
}
