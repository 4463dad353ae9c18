import { useSession } from 'shared-api/react';
import { Button } from 'shared-ui';
import {
  DarkThemeIcon,
  DashboardIcon,
  Icon,
  LightThemeIcon,
  SignOutIcon,
  SystemThemeIcon,
  UserIcon,
} from 'shared-ui/icons';
import { useIntl } from 'shared-ui/intl';
import { Menu } from 'shared-ui/overlays';
import { useNavigate } from 'shared-ui/router';
import { homeOf } from '../auth/access';
import { useAccount } from '../auth/account-store';
import { askToLeave } from '../navigation/leave-page';
import { goTo } from '../navigation/navigator';
import { messages } from './messages';
import { signedInMessages } from './signed-in.messages';
import { chooseTheme, themeChoices } from './theme-choice';
import { useNavigation } from './use-navigation';

const themeIcons = { light: LightThemeIcon, dark: DarkThemeIcon, system: SystemThemeIcon };

/** The bar is ink in both modes, and so is what stands on it. */
const inkLook = { look: 'solid', bg: '#335066', color: '#FFFFFF', _hover: { bg: '#264055' } } as const;

interface UserMenuProps {
  /** On the ink bar of the back-office. */
  onInk?: boolean;
}

/** The square with the person's initials: home, their account's places, the three themes, and the way out. */
export function UserMenu({ onInk = false }: UserMenuProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const account = useAccount();
  const { roles, door } = useSession();
  const places = useNavigation('account').flatMap(({ items }) => items);
  const home = homeOf({ roles });
  const initials = account ? `${account.firstname.charAt(0)}${account.lastname.charAt(0)}`.toUpperCase() : null;
  const label = account
    ? formatMessage(signedInMessages.accountOf, { initials: initials ?? '', name: account.fullname })
    : formatMessage(signedInMessages.account);

  function signOut() {
    const goHome = () => goTo('/', { unasked: true });
    // The person has been told already that it failed, and is signed out in this browser.
    askToLeave(() => void door.signOut().then(goHome, goHome));
  }

  return (
    <Menu
      trigger={
        <Button square aria-label={label} title={label} size="control" {...(onInk ? inkLook : { look: 'outline' })}>
          {initials ?? <Icon of={UserIcon} />}
        </Button>
      }
      items={[
        ...(places.some(({ to }) => to === home)
          ? []
          : [
              {
                key: 'home',
                label: formatMessage(signedInMessages.dashboard),
                icon: DashboardIcon,
                onSelect: () => navigate(home),
              },
            ]),
        ...places.map(({ to, label }, index) => ({
          key: to,
          label,
          icon: UserIcon,
          apart: index === 0,
          onSelect: () => navigate(to),
        })),
        ...themeChoices.map((choice, index) => ({
          key: choice,
          label: formatMessage(messages[choice]),
          icon: themeIcons[choice],
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
