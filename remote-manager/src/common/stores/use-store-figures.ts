import type { Store } from 'shared-api/entities';
import { dealerKeys, expiring, ofStore, useBackOffice } from 'shared-staff';
import { useQuery } from 'shared-ui/query';

interface StoreFigures {
  /** Contracts made since Monday. */
  readonly week: number;
  /** Contracts that delete themselves within a week. */
  readonly expiring: number;
}

const keptFor = 60_000;

/** The week's contracts and those in scadenza, by dealer; under `null` of all. */
export function useStoreFigures(stores: readonly Store[]) {
  const { calls } = useBackOffice();
  const uids = stores.map(({ store_uid }) => store_uid);
  return useQuery({
    queryKey: [...dealerKeys.lists, 'store-figures', uids],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string | null, StoreFigures>> => {
      const options = { signal, quiet: true };
      const places = [null, ...uids];
      const [analytics, ...pages] = await Promise.all([
        calls.getAnalytics({ query: { period: 'weekly' } }, options),
        ...places.map((uid) => calls.list({ query: ofStore({ ...expiring.query, per_page: 1 }, uid) }, options)),
      ]);
      const { splits, weekly } = analytics.data;
      const weekOf = (uid: string | null) =>
        uid === null ? weekly.count : (splits.store.find(({ key }) => key === uid)?.count ?? 0);
      return new Map(places.map((uid, place) => [uid, { week: weekOf(uid), expiring: pages[place]?.meta.total ?? 0 }]));
    },
    staleTime: keptFor,
  });
}
