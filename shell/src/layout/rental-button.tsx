import { chakra, Icon, KeyIcon } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { Link } from 'shared-ui/router';
import { useSessionStore } from '../auth/session-store';
import { messages } from './messages';
import { rentalPath } from './rental-path';

const Floating = chakra(Link, {
  base: {
    position: 'fixed',
    bottom: 'calc(24px + env(safe-area-inset-bottom))',
    right: '24px',
    zIndex: 'sticky',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '12px',
    minWidth: '56px',
    height: '56px',
    paddingInline: { base: '16px', md: '20px' },
    bg: 'bg.float',
    color: 'fg.onInk',
    border: '1px solid',
    borderColor: 'line.control',
    textStyle: 'label',
    fontSize: '1rem',
  },
});

const Label = chakra('span', { base: { srOnly: { base: true, md: false } } });

/** The floating way to rental; a page with a bottom bar of its own covers it. */
export function RentalButton() {
  const roles = useSessionStore((session) => session.roles);
  return (
    <Floating to={rentalPath(roles)}>
      <Icon of={KeyIcon} size={20} />
      <Label>
        <FormattedMessage {...messages.rental} />
      </Label>
    </Floating>
  );
}
