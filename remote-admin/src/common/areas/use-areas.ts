import { adminSystem } from 'shared-api/contracts';
import type { AreaStatus } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { useQuery } from 'shared-ui/query';

export const areasKey = ['admin', 'areas'] as const;

interface Following {
  readonly refetchInterval: number;
  readonly refetchOnWindowFocus: 'always';
}

/** The shell and the areas: what is live of each, and how it fares in browsers. Read once, or followed. */
export function useAreas(following?: Following) {
  const system = useApi().bind(adminSystem);
  return useQuery({
    queryKey: areasKey,
    queryFn: async ({ signal }): Promise<AreaStatus[]> =>
      (await system.listAreas(undefined, { signal, background: true })).data,
    ...following,
  });
}
