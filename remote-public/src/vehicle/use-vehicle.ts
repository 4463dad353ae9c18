import { useEffect } from 'react';
import { useApi } from 'shared-api/react';
import { useQuery } from 'shared-ui/query';
import type { FunnelState } from '../common/funnel/funnel-state';
import { startWith } from '../common/funnel/funnel-state';
import { useFunnel } from '../common/funnel/use-funnel';

/** Looks a car up by its VIN and begins, or goes on with, the journey for it. */
export function useVehicle(vin: string, kind: FunnelState['kind'] | null) {
  const api = useApi();
  const { state, update } = useFunnel();

  const lookUp = useQuery({
    queryKey: ['public', 'vehicle', vin],
    queryFn: async () => (await api.public.lookUpVin({ body: { vin } }, { quiet: true })).data,
    staleTime: 10 * 60_000,
  });

  useEffect(() => {
    update((before) => startWith(before, vin, kind ?? (before.vin === vin ? before.kind : 'care')));
  }, [update, vin, kind]);

  useEffect(() => {
    if (lookUp.data) update((before) => (before.vin === vin ? { ...before, report: lookUp.data } : before));
  }, [update, vin, lookUp.data]);

  return { state, update, lookUp };
}
