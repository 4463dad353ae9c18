import { ContractsSkeleton } from 'shared-staff/list';
import { prerenderSkeletons as draw, PageSkeleton } from 'shared-ui/prerender';
import { routes } from './app/routes';

/** What stands for the area's pages until scripts draw them. What has a parameter in its address is called after it. */
export function prerenderSkeletons() {
  return draw('/cms/admin', routes, ({ path = '', title }) =>
    path === 'contracts' ? (
      <ContractsSkeleton />
    ) : (
      <PageSkeleton title={path.includes(':') ? undefined : title} crumbs />
    ),
  );
}
