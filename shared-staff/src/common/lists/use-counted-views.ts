import { useIntl } from 'shared-ui/intl';
import { keepPreviousData, useQuery } from 'shared-ui/query';
import { type ListView, readListAddress, toListRequest } from 'shared-ui/work';
import { useBackOffice } from '../back-office/back-office-provider';
import { useSavedViews } from '../views/use-saved-views';
import { ofStore } from './contract-query';
import { useContractFilters } from './use-contract-filters';
import { viewMessages } from './views.messages';
import { expiring, openRequests, toCollect, undelivered } from './work-lists';

/** Counting is one call a view; who keeps more than these finds the others without a number. */
const mostCounted = 10;

const keptFor = 60_000;

/**
 * The contract list's views, each with how many contracts of the chosen dealer it shows now. What the server knows of
 * them is asked for once they are `wanted`.
 */
export function useCountedViews(wanted = true): readonly ListView[] {
  const { calls, keys, listDefaults, work } = useBackOffice();
  const filters = useContractFilters(wanted);
  const views = useListViews(wanted);
  const counted = views.slice(0, mostCounted).map(({ id, query }) => {
    const request = toListRequest(readListAddress(new URLSearchParams(query), filters, listDefaults), filters);
    return { id, query: ofStore({ ...request, page: 1, per_page: 1 }, work.store?.store_uid ?? null) };
  });
  const { data: counts } = useQuery({
    queryKey: [...keys.lists, 'view-counts', counted],
    queryFn: async ({ signal }) => {
      const pages = await Promise.all(counted.map(({ query }) => calls.list({ query }, { signal, quiet: true })));
      return new Map(counted.map(({ id }, place) => [id, pages[place]?.meta.total]));
    },
    placeholderData: keepPreviousData,
    staleTime: keptFor,
    enabled: wanted && work.ready,
  });
  return views.map((view) => ({ ...view, count: counts?.get(view.id) }));
}

/** The contract list's views: those that everybody has, then one's own and those that colleagues share. */
function useListViews(wanted: boolean): readonly ListView[] {
  const intl = useIntl();
  const { viewList } = useBackOffice();
  const saved = useSavedViews(viewList, wanted);
  const common = [
    { id: 'expiring', word: viewMessages.expiring, query: expiring.address },
    { id: 'to-collect', word: viewMessages.toCollect, query: toCollect.address },
    { id: 'requests', word: viewMessages.requests, query: openRequests.address },
    { id: 'undelivered', word: viewMessages.undelivered, query: undelivered.address },
  ];
  return [
    ...common.map(({ id, word, query }) => ({ id, name: intl.formatMessage(word), query, own: true, fixed: true })),
    ...saved,
  ];
}
