import { adminSystem } from 'shared-api/contracts';
import { useApi } from 'shared-api/react';
import { useQuery } from 'shared-ui/query';

/** Database, storage, jobs, services outside, errors of browsers. */
export function useSystem() {
  const system = useApi().bind(adminSystem);
  return useQuery({
    queryKey: ['admin', 'system'],
    queryFn: async ({ signal }) => (await system.get(undefined, { signal, background: true })).data,
    ...followed,
  });
}

export const areasKey = ['admin', 'areas'] as const;

/** The shell and the areas: what is live of each, and how it fares in browsers. */
export function useAreas() {
  const system = useApi().bind(adminSystem);
  return useQuery({
    queryKey: areasKey,
    queryFn: async ({ signal }) => (await system.listAreas(undefined, { signal, background: true })).data,
    ...followed,
  });
}

/**
 * How everything on the page is read: again every 30 seconds and on return to the tab, without a word when it fails,
 * for the page's head tells how old its data are.
 */
const followed = { refetchInterval: 30_000, refetchOnWindowFocus: 'always' } as const;
