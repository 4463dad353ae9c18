import type { RemoteRoute } from 'shared-api/host';
import { PageSkeleton, prerenderSkeletons } from 'shared-ui/prerender';
import { ContractsSkeleton } from '../list';

/**
 * What stands for the pages of a staff area until scripts draw them. A page whose address has a parameter is called after
 * what it shows, every other one as its title.
 * @param base the address that the area's pages stand below
 */
export function prerenderStaffSkeletons(base: string, routes: readonly RemoteRoute[]) {
  return prerenderSkeletons(base, routes, ({ path = '', title }) =>
    path === 'contracts' ? (
      <ContractsSkeleton />
    ) : (
      <PageSkeleton title={path.includes(':') ? undefined : title} crumbs />
    ),
  );
}
