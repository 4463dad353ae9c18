import { chakra, Skeleton } from 'shared-ui';

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    paddingInline: { base: '16px', md: '24px' },
  },
  variants: { parted: { true: { '& + &': { borderTopWidth: '1px' } } } },
});
const widths = ['72%', '56%', '64%', '48%'] as const;

interface RowsSkeletonProps {
  /** How many most often come. */
  rows: number;
  /** px, the line over it included. */
  height: number;
  /** Without lines between them. */
  plain?: boolean;
}

/** Rows on their way, each as high as what comes. */
export function RowsSkeleton({ rows, height, plain = false }: RowsSkeletonProps) {
  return Array.from({ length: rows }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nothing but their place tells bars apart, and it never changes.
    <Row key={place} parted={!plain} height={`${height}px`}>
      <Skeleton height={16} width={widths[place % widths.length]} />
    </Row>
  ));
}
