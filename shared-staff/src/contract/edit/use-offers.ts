import { carFuels, isVin } from 'shared-api/domain';
import type { OfferedPackage, StaffContract } from 'shared-api/entities';
import { useSettled } from 'shared-ui/data';
import { isDay } from 'shared-ui/format';
import { keepPreviousData, useQuery, useQueryClient } from 'shared-ui/query';
import { useBackOffice } from '../../common/back-office/back-office-provider';
import type { EditValues } from './edit-values';

type Kind = StaffContract['package']['kind'];
type CarValues = Pick<EditValues, 'car_vin' | 'car_fuel' | 'car_model' | 'car_registration_date' | 'km'>;

/** What decides about packages, as far as it is whole: half a date is none. */
function carOf({ car_vin, car_fuel, car_model, car_registration_date, km }: CarValues) {
  const vin = car_vin.trim().toUpperCase();
  const fuel = carFuels.find((known) => known === car_fuel);
  const digits = km.replace(/[.\s]/g, '');
  return {
    ...(isVin(vin) && { vin }),
    ...(car_model.trim() && { car_model: car_model.trim() }),
    ...(fuel && { car_fuel: fuel }),
    ...(isDay(car_registration_date) && { car_registration_date }),
    ...(/^\d{1,7}$/.test(digits) && { km: Number(digits) }),
  };
}

/**
 * The packages that a car may have, with their prices; those that are not on line too.
 * @param kind the contract's: it stays
 * @param car as the form's texts tell it
 */
export function useOffers(kind: Kind, car: CarValues) {
  const queryOf = useOffersQuery(kind);
  const asked = JSON.stringify(carOf(car));
  return useQuery({
    ...queryOf(car),
    enabled: useSettled(asked) === asked,
    placeholderData: keepPreviousData,
  });
}

/** Why a car may not have a package, as the server says it today; null where it may, or nobody can say. */
export function useObstacle(kind: Kind) {
  const client = useQueryClient();
  const queryOf = useOffersQuery(kind);
  return async (packageId: string, car: CarValues): Promise<string | null> => {
    const offers = await client.fetchQuery(queryOf(car)).catch(() => []);
    const offer = offers.find(({ id }) => id === packageId);
    return offer?.eligible === false ? offer.reasons.join(' ') : null;
  };
}

function useOffersQuery(kind: Kind) {
  const { calls, keys } = useBackOffice();
  return (car: CarValues) => {
    const query = { kind, ...carOf(car) };
    return {
      queryKey: [...keys.offers, JSON.stringify(query)],
      queryFn: async (): Promise<readonly OfferedPackage[]> => {
        const { data } = await calls.listPackTypes({ query }, { quiet: true });
        return data.flatMap(({ packages }) => packages);
      },
    };
  };
}
