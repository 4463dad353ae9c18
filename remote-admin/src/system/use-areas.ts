import { adminSystem } from 'shared-api/contracts';
import { useApi } from 'shared-api/react';
import { useQuery } from 'shared-ui/query';
import { followed } from './followed';

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
