import { adminSystem } from 'shared-api/contracts';
import { useApi } from 'shared-api/react';
import { useQuery } from 'shared-ui/query';
import { useAreas } from '../common/areas/use-areas';

/** Database, storage, jobs, services outside, errors of browsers. */
export function useSystem() {
  const system = useApi().bind(adminSystem);
  return useQuery({
    queryKey: ['admin', 'system'],
    queryFn: async ({ signal }) => (await system.get(undefined, { signal, background: true })).data,
    ...followed,
  });
}

/** The shell and the areas, as fresh as the rest of the page. */
export const useFollowedAreas = () => useAreas(followed);

/**
 * How everything on the page is read: again every 30 seconds and on return to the tab, without a word when it fails,
 * for the page's head tells how old its data are.
 */
const followed = { refetchInterval: 30_000, refetchOnWindowFocus: 'always' } as const;
