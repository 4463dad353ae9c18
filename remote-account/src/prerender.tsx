import { prerenderSkeletons as draw, PageSkeleton } from 'shared-ui/prerender';
import { routes } from './app/routes';

/** The first page greets by name, a contract is called by its number; every other page is called as its title. */
const hasOwnHeading = (path: string) => path === '' || path.includes(':');

/** What stands for the area's pages until scripts draw them. */
export function prerenderSkeletons() {
  return draw('/account', routes, ({ path = '', title }) => (
    <PageSkeleton title={hasOwnHeading(path) ? undefined : title} />
  ));
}
