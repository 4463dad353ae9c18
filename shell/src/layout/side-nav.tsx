import { chakra } from 'shared-ui';
import { DashboardIcon } from 'shared-ui/icons';
import { useIntl } from 'shared-ui/intl';
import { Link, useLocation } from 'shared-ui/router';
import type { AreaEntry } from '../navigation/area-entries';
import { areaName } from '../navigation/area-names';
import { Contained } from '../navigation/contained';
import { NavigationSign } from '../navigation/navigation-sign';
import { useFrameSession } from '../session/frame-session';
import { byHeading } from './by-heading';
import { FrameExtension } from './frame-extension';
import { NavFoot } from './nav-foot';
import { signedInMessages } from './signed-in.messages';
import { useCurrentItem, useNavigation } from './use-navigation';

const List = chakra('ul', { base: { listStyle: 'none' } });

const Item = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '16px',
    minHeight: '40px',
    paddingInlineStart: '21px',
    paddingBlock: '4px',
    borderInlineStart: '3px solid transparent',
    textStyle: 'small',
    color: 'fg.muted',
    _hover: { bg: 'bg.muted' },
    '&[aria-current=page]': { bg: 'bg.muted', color: 'fg', fontWeight: 600, borderInlineStartColor: 'brand' },
    // A clear edge gets the text's colour there, as if every entry were the present one.
    '&:not([aria-current=page])': { _highContrast: { borderColor: 'Canvas' } },
  },
});

const Head = chakra('h2', {
  base: { textStyle: 'overline', color: 'fg.muted', padding: '16px 24px 4px', _first: { paddingTop: '0' } },
});

/** What the rail between 960 and 1280 px has no room for; a screen reader still gets it. */
const Word = chakra('span', { variants: { rail: { true: { srOnly: { base: false, md: true, lg: false } } } } });
const Wide = chakra('div', { variants: { rail: { true: { display: { md: 'none', lg: 'block' } } } } });

interface SideNavProps {
  /** Beside the page: between 960 and 1280 px only the icons stand there, and 'Noleggio' over its foot. */
  rail?: boolean;
  onFollow?: () => void;
  onShortcuts: () => void;
}

/** The way through the staff areas that the person may enter. Who has several finds each under its name. */
export function SideNav({ rail = false, onFollow, onShortcuts }: SideNavProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { roles } = useFrameSession();
  const { pathname } = useLocation();
  const groups = useNavigation('staff');
  const current = useCurrentItem(groups);
  const several = groups.length > 1;
  const home: AreaEntry = {
    to: '/cms',
    label: formatMessage(signedInMessages.dashboard),
    icon: DashboardIcon,
    roles,
  };

  const row = ({ to, label, icon, area }: AreaEntry) => (
    <li key={to}>
      <Item
        to={to}
        aria-current={to === current || to === pathname ? 'page' : undefined}
        title={rail ? label : undefined}
        onClick={onFollow}
      >
        <NavigationSign of={icon} area={area} />
        <Word rail={rail}>{label}</Word>
      </Item>
    </li>
  );

  return (
    <chakra.nav
      aria-label={formatMessage(signedInMessages.areas)}
      display="flex"
      flexDirection="column"
      flex={1}
      minWidth={0}
      paddingTop="16px"
    >
      {several && <List>{row(home)}</List>}
      {groups.map(({ area, items }) => (
        <div key={area.name}>
          {several && area.role && (
            <Wide rail={rail} marginTop="16px">
              <Head>{areaName(area, intl)}</Head>
            </Wide>
          )}
          {byHeading(items).map(({ heading, entries }) => (
            <div key={heading ?? area.name}>
              {heading && (
                <Wide rail={rail}>
                  <Head paddingTop="24px">{heading}</Head>
                </Wide>
              )}
              <Contained area={area}>
                <List>{entries.map(row)}</List>
              </Contained>
            </div>
          ))}
        </div>
      ))}
      {/* Before the entries it would stand in their place, and move. */}
      {groups.length > 0 && (
        <chakra.div paddingBottom={rail ? '88px' : undefined}>
          <Wide rail={rail} marginTop="16px">
            <FrameExtension name="navigationFoot" props={{ onFollow }} />
          </Wide>
        </chakra.div>
      )}
      <NavFoot rail={rail} onShortcuts={onShortcuts} />
    </chakra.nav>
  );
}
