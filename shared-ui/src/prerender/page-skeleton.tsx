import { chakra } from '@chakra-ui/react';
import { PageHeader } from '../page';
import { Skeleton } from '../skeleton';

const Sheet = chakra('div', { base: { bg: 'bg.panel', borderWidth: '1px', padding: { base: '16px', md: '24px' } } });

interface PageSkeletonProps {
  /** The page's heading, where it is the same whatever the page shows. */
  readonly title?: string | undefined;
  /** A line stands over the heading. */
  readonly crumbs?: boolean;
}

/** The head of a page and a sheet of paper, until the page itself is drawn. */
export function PageSkeleton({ title, crumbs = false }: PageSkeletonProps) {
  return (
    <>
      <PageHeader title={title ?? <Skeleton width={240} height={32} />} {...(crumbs && { crumbs: noCrumbs })} />
      <Sheet>
        <Skeleton height={420} />
      </Sheet>
    </>
  );
}

/** Keeps the line's room. */
const noCrumbs = [{ label: '' }];
