import { managerCounter } from 'shared-api/contracts';
import type { OfferedPackage } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { describeCar } from 'shared-staff';
import { useSettled } from 'shared-ui/data';
import { keepPreviousData, useQuery } from 'shared-ui/query';
import type { FormValues } from '../form/values';

/** The packages for the car as far as it is known, with their prices and why one is not possible. */
export function useOffers(values: FormValues) {
  const counter = useApi().bind(managerCounter);
  const query = useSettled(JSON.stringify({ kind: values.kind, ...describeCar(values) }));
  return useQuery({
    queryKey: ['manager', 'pack-types', 'new', query],
    queryFn: async (): Promise<readonly OfferedPackage[]> => {
      const { data } = await counter.listPackTypes({ query: JSON.parse(query) }, { quiet: true });
      return data.flatMap(({ packages }) => packages);
    },
    placeholderData: keepPreviousData,
  });
}

export type Offers = ReturnType<typeof useOffers>;
