import { managerCounter } from 'shared-api/contracts';
import { isVin } from 'shared-api/domain';
import { useApi } from 'shared-api/react';
import { useQuery } from 'shared-ui/query';

const knownForMs = 10 * 60_000;

/** What the sources know of a VIN, as soon as it is whole. */
export function useVehicleReport(vin: string) {
  const counter = useApi().bind(managerCounter);
  return useQuery({
    queryKey: ['manager', 'vehicle', vin],
    queryFn: async () => (await counter.lookUpVin({ body: { vin } }, { quiet: true })).data,
    enabled: isVin(vin),
    staleTime: knownForMs,
    retry: false,
  });
}
