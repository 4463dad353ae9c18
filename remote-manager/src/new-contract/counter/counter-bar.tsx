import { ButtonLink, chakra } from 'shared-ui';
import { CloseIcon, Icon } from 'shared-ui/icons';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useNavigate } from 'shared-ui/router';
import { KeyCap, useShortcuts } from 'shared-ui/work';
import { messages } from './messages';

const Bar = chakra('header', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '16px',
    minHeight: '56px',
    paddingInline: { base: '16px', md: '24px' },
    bg: 'bg.ink',
    color: 'fg.onInk',
    boxShadow: 'inset 0 -1px var(--cc-colors-bg-float)',
    '& > a': {
      marginInlineStart: 'auto',
      bg: 'transparent',
      color: 'inherit',
      borderColor: '#6B8397',
      '& kbd': { bg: 'transparent', display: { base: 'none', md: 'inline-flex' } },
      _hover: { bg: '#11293B' },
    },
  },
});
const Name = chakra('span', {
  base: { fontSize: '1rem', fontWeight: 700, letterSpacing: '0.14em', whiteSpace: 'nowrap' },
});
const Store = chakra('span', {
  base: { display: { base: 'none', sm: 'block' }, color: 'fg.onInkMuted', marginInlineStart: { md: '72px' } },
});

/** In place of the frame's bar: whose screen it is, and the way out. */
export function CounterBar({ store, backTo }: { store: string | undefined; backTo: string }) {
  const intl = useIntl();
  const navigate = useNavigate();
  useShortcuts([{ keys: 'Escape', label: intl.formatMessage(messages.leave), run: () => navigate(backTo) }]);
  return (
    <Bar>
      <Name aria-hidden="true">CAR CARE</Name>
      <Store>{store}</Store>
      <ButtonLink to={backTo}>
        <Icon of={CloseIcon} />
        <FormattedMessage {...messages.leave} />
        <KeyCap keys="Escape" />
      </ButtonLink>
    </Bar>
  );
}
