import { managerCounter } from 'shared-api/contracts';
import type { OfferedPackage, StaffContract } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { keepPreviousData, useQuery } from 'shared-ui/query';

/** The packages that the contract's car may have, with their prices; those that are not on line too. */
export function useOffers(contract: StaffContract) {
  const counter = useApi().bind(managerCounter);
  const { car_vin, car_fuel, car_model, car_registration_date, km, package: pack } = contract;
  const query = {
    vin: car_vin,
    kind: pack.kind,
    car_model,
    ...(car_fuel ? { car_fuel } : {}),
    ...(car_registration_date ? { car_registration_date } : {}),
    ...(km === null ? {} : { km }),
  };
  return useQuery({
    queryKey: ['manager', 'pack-types', query],
    queryFn: async (): Promise<readonly OfferedPackage[]> => {
      const { data } = await counter.listPackTypes({ query }, { quiet: true });
      return data.flatMap(({ packages }) => packages);
    },
    placeholderData: keepPreviousData,
  });
}
