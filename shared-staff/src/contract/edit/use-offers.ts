import type { OfferedPackage, StaffContract } from 'shared-api/entities';
import { useSettled } from 'shared-ui/data';
import { keepPreviousData, useQuery, useQueryClient } from 'shared-ui/query';
import { useBackOffice } from '../../common/back-office/back-office-provider';
import { type CarTexts, describeCar } from '../../common/offers/describe-car';

type Kind = StaffContract['package']['kind'];

/**
 * The packages that a car may have, with their prices; those that are not on line too.
 * @param kind the contract's: it stays
 * @param car as the form's texts tell it
 */
export function useOffers(kind: Kind, car: CarTexts) {
  const queryOf = useOffersQuery(kind);
  const asked = JSON.stringify(describeCar(car));
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
  return async (packageId: string, car: CarTexts): Promise<string | null> => {
    const offers = await client.fetchQuery(queryOf(car)).catch(() => []);
    const offer = offers.find(({ id }) => id === packageId);
    return offer?.eligible === false ? offer.reasons.join(' ') : null;
  };
}

function useOffersQuery(kind: Kind) {
  const { calls, keys } = useBackOffice();
  return (car: CarTexts) => {
    const query = { kind, ...describeCar(car) };
    return {
      queryKey: [...keys.offers, JSON.stringify(query)],
      queryFn: async (): Promise<readonly OfferedPackage[]> => {
        const { data } = await calls.listPackTypes({ query }, { quiet: true });
        return data.flatMap(({ packages }) => packages);
      },
    };
  };
}
