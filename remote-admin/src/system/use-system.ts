import { adminSystem } from 'shared-api/contracts';
import { useApi } from 'shared-api/react';
import { useQuery } from 'shared-ui/query';
import { followed } from './followed';

/** Database, storage, jobs, services outside, errors of browsers. */
export function useSystem() {
  const system = useApi().bind(adminSystem);
  return useQuery({
    queryKey: ['admin', 'system'],
    queryFn: async ({ signal }) => (await system.get(undefined, { signal, background: true })).data,
    ...followed,
  });
}
