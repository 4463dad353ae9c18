import type { ReactNode } from 'react';
import { chakra } from 'shared-ui/chakra';

const Lines = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4px', textStyle: 'small' } });
const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '12px',
    // What has no room beside the other has a line of its own: nothing is cut.
    '& > :first-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
    '& > :last-of-type': { flexShrink: 0, marginInlineStart: 'auto' },
  },
  variants: {
    look: {
      strong: { fontWeight: 600 },
      quiet: {
        flexWrap: 'nowrap',
        minHeight: '40px',
        '& > :first-of-type': { display: 'flex', alignItems: 'center', gap: '8px' },
      },
    },
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
  /** The row's menu, or its one action. */
  footEnd?: ReactNode;
}

/** A row on a phone, in three lines: for `DataTable`'s `card`. */
export function RowCard({ top, topEnd, title, titleEnd, foot, footEnd }: RowCardProps) {
  return (
    <Lines>
      <Line>
        <div>{top}</div>
        <div>{topEnd}</div>
      </Line>
      <Line look="strong">
        <div>{title}</div>
        <div>{titleEnd}</div>
      </Line>
      <Line look="quiet">
        <div>{foot}</div>
        <div>{footEnd}</div>
      </Line>
    </Lines>
  );
}
