import { Button } from 'shared-ui';
import { Icon, UserIcon } from 'shared-ui/icons';
import { useIntl } from 'shared-ui/intl';
import { LateMenu } from 'shared-ui/work';
import { areaNamesMessages } from '../navigation/area-names.messages';
import { useAccount } from '../session/account-store';
import { loadUserMenu } from './load-user-menu';
import { signedInMessages } from './signed-in.messages';

const nothingElse = {};

/** The bar is ink in both modes, and so is what stands on it. */
const inkLook = { look: 'solid', bg: '#335066', color: '#FFFFFF', _hover: { bg: '#264055' } } as const;

interface UserMenuProps {
  /** On the ink bar of the back-office. */
  onInk?: boolean;
}

/** The square with the person's initials, and behind it their menu. */
export function UserMenu({ onInk = false }: UserMenuProps) {
  const { formatMessage } = useIntl();
  const account = useAccount();
  // The first admin has no name until the profile is filled in.
  const initials = account && `${account.firstname.charAt(0)}${account.lastname.charAt(0)}`.toUpperCase();
  const label = initials
    ? formatMessage(signedInMessages.accountOf, { initials, name: account.fullname })
    : formatMessage(areaNamesMessages.account);
  return (
    <LateMenu
      load={loadUserMenu}
      trigger={
        <Button square aria-label={label} title={label} size="control" {...(onInk ? inkLook : { look: 'outline' })}>
          {initials || <Icon of={UserIcon} />}
        </Button>
      }
      menu={nothingElse}
    />
  );
}
