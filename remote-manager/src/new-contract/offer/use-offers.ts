import { managerCounter } from 'shared-api/contracts';
import { carFuels, isVin } from 'shared-api/domain';
import { contractFieldRules, type OfferedPackage } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { useSettled } from 'shared-ui/data';
import { isDay } from 'shared-ui/format';
import { keepPreviousData, useQuery } from 'shared-ui/query';
import type { FormValues } from '../form/values';

const isKilometres = (value: number) => contractFieldRules.km.body.safeParse(value).success;

/** What decides about packages, as far as it is whole: half a date is none. */
function carOf({ car_vin, car_model, car_version, car_fuel, car_registration_date, km, kind }: FormValues) {
  const fuel = carFuels.find((known) => known === car_fuel);
  const digits = km.replace(/[.\s]/g, '');
  return {
    kind,
    ...(isVin(car_vin) && { vin: car_vin }),
    ...(car_model.trim() && { car_model: car_model.trim() }),
    ...(car_version.trim() && { car_version: car_version.trim() }),
    ...(fuel && { car_fuel: fuel }),
    ...(isDay(car_registration_date) && { car_registration_date }),
    ...(digits !== '' && isKilometres(Number(digits)) && { km: Number(digits) }),
  };
}

/** The packages for the car as far as it is known, with their prices and why one is not possible. */
export function useOffers(values: FormValues) {
  const counter = useApi().bind(managerCounter);
  const query = useSettled(JSON.stringify(carOf(values)));
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
