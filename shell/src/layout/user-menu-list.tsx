import { useSession } from 'shared-api/react';
import { DarkThemeIcon, DashboardIcon, LightThemeIcon, SignOutIcon, SystemThemeIcon } from 'shared-ui/icons';
import { useIntl } from 'shared-ui/intl';
import { Menu } from 'shared-ui/overlays';
import { useNavigate } from 'shared-ui/router';
import type { OpenedMenu } from 'shared-ui/work';
import { askToLeave } from '../navigation/leave-page';
import { NavigationSign } from '../navigation/navigation-sign';
import { goTo } from '../navigation/navigator';
import { homeOf } from '../session/access';
import { messages } from './messages';
import { signedInMessages } from './signed-in.messages';
import { chooseTheme, themeChoices, useThemeChoice } from './theme-choice';
import { useNavigation } from './use-navigation';

const themeIcons = { light: LightThemeIcon, dark: DarkThemeIcon, system: SystemThemeIcon };

/** What the person's menu offers: home, their account's places, the three themes, and the way out. */
export function UserMenuList({ trigger, open, onOpenChange }: OpenedMenu) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { roles, door } = useSession();
  const places = useNavigation('account').flatMap(({ items }) => items);
  const home = homeOf({ roles });
  const homeIsPlace = places.some(({ to }) => to === home);
  const theme = useThemeChoice();

  function signOut() {
    const goHome = () => goTo('/', { unasked: true });
    // Where the server refused, the person has been told; signed out in this browser they are all the same.
    askToLeave(() => void door.signOut().then(goHome, goHome));
  }

  return (
    <Menu
      trigger={trigger}
      open={open}
      onOpenChange={onOpenChange}
      items={[
        ...(homeIsPlace
          ? []
          : [
              {
                key: 'home',
                label: formatMessage(signedInMessages.dashboard),
                icon: DashboardIcon,
                onSelect: () => navigate(home),
              },
            ]),
        ...places.map(({ to, label, icon, area }, index) => ({
          key: to,
          label,
          sign: <NavigationSign of={icon} area={area} size={16} />,
          apart: index === 0 && !homeIsPlace,
          onSelect: () => navigate(to),
        })),
        ...themeChoices.map((choice, index) => ({
          key: choice,
          label: formatMessage(messages[choice]),
          icon: themeIcons[choice],
          taken: choice === theme,
          apart: index === 0,
          onSelect: () => chooseTheme(choice),
        })),
        {
          key: 'out',
          label: formatMessage(signedInMessages.signOut),
          icon: SignOutIcon,
          apart: true,
          onSelect: signOut,
        },
      ]}
    />
  );
}
