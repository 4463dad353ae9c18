import { useApi } from 'shared-api/react';
import { useIntl } from 'shared-ui/intl';
import { useQuery } from 'shared-ui/query';
import type { ListView } from 'shared-ui/work';
import { useDesk } from '../desk/desk-provider';
import { viewMessages } from './views.messages';
import { expiring, toCollect, undelivered } from './work-lists';

const keptFor = 5 * 60_000;

/** The contract list's views: the three that everybody has, then one's own and those that colleagues share. */
export function useListViews(): readonly ListView[] {
  const intl = useIntl();
  const { keys, viewList } = useDesk();
  const desk = useApi().accountDesk;
  const { data: saved = [] } = useQuery({
    queryKey: keys.views,
    queryFn: async () => (await desk.listViews({ query: { list: viewList } }, { quiet: true })).data,
    staleTime: keptFor,
  });
  const common = [
    { id: 'expiring', word: viewMessages.expiring, query: expiring.address },
    { id: 'to-collect', word: viewMessages.toCollect, query: toCollect.address },
    { id: 'undelivered', word: viewMessages.undelivered, query: undelivered.address },
  ];
  return [
    ...common.map(({ id, word, query }) => ({ id, name: intl.formatMessage(word), query, own: true, fixed: true })),
    ...saved.map(({ id, name, query, own }) => ({ id, name, query, own })),
  ];
}
