import type { NavigationItem } from 'shared-api/host';
import { useSession } from 'shared-api/react';
import { chakra, DashboardIcon } from 'shared-ui';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { NavLink } from 'shared-ui/router';
import { useLoadedAreas } from '../remotes/use-loaded-areas';
import { messages } from './messages';
import { useOwnAreas } from './own-areas';

const List = chakra('ul', { base: { listStyle: 'none', paddingBlock: '16px' } });

const Item = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '16px',
    height: '40px',
    paddingInlineStart: '21px',
    borderInlineStart: '3px solid transparent',
    textStyle: 'small',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    _hover: { bg: 'bg.muted' },
    '&[aria-current=page]': { bg: 'bg.muted', color: 'fg', fontWeight: 600, borderInlineStartColor: 'brand' },
  },
});

const Foot = chakra('p', {
  base: { marginTop: 'auto', padding: '16px 24px', borderTopWidth: '1px', textStyle: 'caption', color: 'fg.muted' },
});

/** An area's own icon, drawn in the product's strokes. */
const Sign = chakra('span', {
  base: {
    display: 'inline-flex',
    flexShrink: 0,
    '& svg': { strokeWidth: 1.8, strokeLinecap: 'square', strokeLinejoin: 'miter' },
  },
});

/** Words beside the icons; on the narrow rail only for screen readers and as a tooltip. */
const Word = chakra('span', { variants: { rail: { true: { srOnly: { base: false, md: true, lg: false } } } } });

interface SideNavProps {
  /** Between 960 and 1280 px only the icons stand there. */
  rail?: boolean;
  onFollow?: () => void;
}

/** The way through the areas that the person may enter: each area brings its own entries. */
export function SideNav({ rail = false, onFollow }: SideNavProps) {
  const { formatMessage } = useIntl();
  const { roles } = useSession();
  const loaded = useLoadedAreas(useOwnAreas());
  const home: NavigationItem = { to: '/cms', label: formatMessage(messages.dashboard), icon: DashboardIcon, roles };
  const items = loaded
    .flatMap(({ module }) => module.navigation ?? [])
    .filter((item) => item.roles.some((role) => roles.includes(role)));
  return (
    <chakra.nav aria-label={formatMessage(messages.areas)} display="flex" flexDirection="column" flex={1}>
      <List>
        {[home, ...items].map(({ to, label, icon: Drawing }) => (
          <li key={to}>
            <Item to={to} end title={rail ? label : undefined} onClick={onFollow}>
              <Sign aria-hidden="true">
                <Drawing size={20} />
              </Sign>
              <Word rail={rail}>{label}</Word>
            </Item>
          </li>
        ))}
      </List>
      <Foot>
        <Word rail={rail}>
          <FormattedMessage {...messages.version} values={{ version: __APP_VERSION__ }} />
        </Word>
      </Foot>
    </chakra.nav>
  );
}
