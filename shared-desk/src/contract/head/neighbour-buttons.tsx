import { ButtonLink, chakra } from 'shared-ui';
import { ChevronDownIcon, ChevronUpIcon, Icon } from 'shared-ui/icons';
import { useIntl } from 'shared-ui/intl';
import { useNavigate } from 'shared-ui/router';
import { useShortcuts } from 'shared-ui/work';
import { useDesk } from '../../common/desk/desk-provider';
import { messages } from './messages';
import { useNeighbours } from './use-neighbours';

const Pair = chakra('span', { base: { display: { base: 'none', md: 'flex' }, gap: '4px' } });

/** On to the contract before or after in the list, without going back to it. */
export function NeighbourButtons({ uid }: { uid: string }) {
  const { paths } = useDesk();
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
