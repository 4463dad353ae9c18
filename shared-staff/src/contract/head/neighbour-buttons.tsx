import type { ContractRow } from 'shared-api/entities';
import { ButtonLink, chakra } from 'shared-ui';
import { ChevronDownIcon, ChevronUpIcon, Icon } from 'shared-ui/icons';
import { useIntl } from 'shared-ui/intl';
import { useQueryClient } from 'shared-ui/query';
import { useNavigate } from 'shared-ui/router';
import { useShortcuts } from 'shared-ui/work';
import { useBackOffice } from '../../common/back-office/back-office-provider';
import { messages } from './messages';

const Pair = chakra('span', { base: { display: { base: 'none', md: 'flex' }, gap: '4px' } });

/** On to the contract before or after in the list, without going back to it. */
export function NeighbourButtons({ uid }: { uid: string }) {
  const { paths } = useBackOffice();
  const intl = useIntl();
  const navigate = useNavigate();
  const { before, after } = useNeighbours(uid);
  const ways = [
    { to: before, keys: 'k', icon: ChevronUpIcon, label: intl.formatMessage(messages.before) },
    { to: after, keys: 'j', icon: ChevronDownIcon, label: intl.formatMessage(messages.after) },
  ];
  useShortcuts(
    ways.flatMap(({ to, keys, label }) => (to ? [{ keys, label, run: () => navigate(paths.contract(to)) }] : [])),
  );
  if (!before && !after) return null;
  return (
    <Pair>
      {ways.map(({ to, icon, label }) => (
        <ButtonLink
          key={label}
          square
          look="outline"
          to={to ? paths.contract(to) : ''}
          aria-label={label}
          title={label}
          visibility={to ? undefined : 'hidden'}
        >
          <Icon of={icon} />
        </ButtonLink>
      ))}
    </Pair>
  );
}

interface ListPage {
  readonly data: readonly ContractRow[];
}

interface Neighbours {
  readonly before: string | null;
  readonly after: string | null;
}

/** The contracts before and after this one on the page of the list that the person came from. */
function useNeighbours(uid: string): Neighbours {
  const { keys } = useBackOffice();
  const client = useQueryClient();
  const pages = client
    .getQueryCache()
    .findAll({ queryKey: [...keys.lists, 'list'] })
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  for (const { queryKey } of pages) {
    const rows = client.getQueryData<ListPage>(queryKey)?.data ?? [];
    const place = rows.findIndex(({ contract_uid }) => contract_uid === uid);
    if (place >= 0)
      return { before: rows[place - 1]?.contract_uid ?? null, after: rows[place + 1]?.contract_uid ?? null };
  }
  return { before: null, after: null };
}
