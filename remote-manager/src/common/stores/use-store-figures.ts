import { mondayOf } from 'shared-api/domain';
import type { Store } from 'shared-api/entities';
import { useHost } from 'shared-api/react';
import { dealerKeys, expiring, ofStore, useBackOffice } from 'shared-staff';
import { romeDay } from 'shared-ui/format';
import { useQuery } from 'shared-ui/query';

interface StoreFigures {
  /** Contracts made since Monday; as in the list that the number leads to, none that was deleted. */
  readonly week: number;
  /** Contracts that delete themselves within a week. */
  readonly expiring: number;
}

type Query = Parameters<typeof ofStore>[0];

const keptFor = 60_000;

/** Monday of this week. */
export function useMonday(): string {
  return mondayOf(romeDay(new Date(useHost().now()).toISOString()));
}

/** The week's contracts and those in scadenza, by dealer; under `null` of all. Each is the total of its list. */
export function useStoreFigures(stores: readonly Store[]) {
  const { calls } = useBackOffice();
  const monday = useMonday();
  const uids = stores.map(({ store_uid }) => store_uid);
  return useQuery({
    queryKey: [...dealerKeys.lists, 'store-figures', monday, uids],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string | null, StoreFigures>> => {
      const ofWeek: Query = { wheres: [{ field: 'created_at', op: 'gte', value: monday }] };
      const totalOf = async (query: Query, uid: string | null) => {
        const page = await calls.list({ query: ofStore({ ...query, per_page: 1 }, uid) }, { signal, quiet: true });
        return page.meta.total;
      };
      const figures = [null, ...uids].map(async (uid): Promise<[string | null, StoreFigures]> => {
        const [week, expires] = await Promise.all([totalOf(ofWeek, uid), totalOf(expiring.query, uid)]);
        return [uid, { week, expiring: expires }];
      });
      return new Map(await Promise.all(figures));
    },
    staleTime: keptFor,
  });
}
