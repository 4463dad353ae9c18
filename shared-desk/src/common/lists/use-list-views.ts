import { useIntl } from 'shared-ui/intl';
import type { ListView } from 'shared-ui/work';
import { useDesk } from '../desk/desk-provider';
import { useSavedViews } from '../views/use-saved-views';
import { viewMessages } from './views.messages';
import { expiring, toCollect, undelivered } from './work-lists';

/** The contract list's views: the three that everybody has, then one's own and those that colleagues share. */
export function useListViews(): readonly ListView[] {
  const intl = useIntl();
  const { viewList } = useDesk();
  const saved = useSavedViews(viewList);
  const common = [
    { id: 'expiring', word: viewMessages.expiring, query: expiring.address },
    { id: 'to-collect', word: viewMessages.toCollect, query: toCollect.address },
    { id: 'undelivered', word: viewMessages.undelivered, query: undelivered.address },
  ];
  return [
    ...common.map(({ id, word, query }) => ({ id, name: intl.formatMessage(word), query, own: true, fixed: true })),
    ...saved,
  ];
}
