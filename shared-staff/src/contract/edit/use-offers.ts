import type { OfferedPackage, StaffContract } from 'shared-api/entities';
import { keepPreviousData, useQuery } from 'shared-ui/query';
import { useBackOffice } from '../../common/back-office/back-office-provider';

/** The packages that the contract's car may have, with their prices; those that are not on line too. */
export function useOffers(contract: StaffContract) {
  const { calls, keys } = useBackOffice();
  const { car_vin, car_fuel, car_model, car_registration_date, km, package: pack } = contract;
  const query = {
    kind: pack.kind,
    ...(car_vin ? { vin: car_vin } : {}),
    ...(car_model ? { car_model } : {}),
    ...(car_fuel ? { car_fuel } : {}),
    ...(car_registration_date ? { car_registration_date } : {}),
    ...(km === null ? {} : { km }),
  };
  return useQuery({
    queryKey: [...keys.offers, query],
    queryFn: async (): Promise<readonly OfferedPackage[]> => {
      const { data } = await calls.listPackTypes({ query }, { quiet: true });
      return data.flatMap(({ packages }) => packages);
    },
    placeholderData: keepPreviousData,
  });
}
