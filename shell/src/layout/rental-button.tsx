import { useSyncExternalStore } from 'react';
import { chakra } from 'shared-ui';
import { Icon, KeyIcon } from 'shared-ui/icons';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { Link } from 'shared-ui/router';
import { useSessionStore } from '../session/session-store';
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
    // A phone on its side, and a window at 400 %, have no height for it: it would hide what has the focus.
    '@media (max-height: 479.98px)': { position: 'static', marginInlineStart: '16px' },
    _print: { display: 'none' },
  },
  variants: {
    /** Below 960 px over the tab bar (64 px). */
    aboveTabs: {
      true: {
        bottom: { base: 'calc(80px + env(safe-area-inset-bottom))', md: '24px' },
        right: { base: '16px', md: '24px' },
      },
    },
    compact: { true: { paddingInline: '16px' } },
    /** From 960 px over the foot of the side navigation: every corner of a list or a dashboard holds figures. */
    overNavFoot: {
      true: {
        bottom: { base: 'calc(80px + env(safe-area-inset-bottom))', md: '68px' },
        right: { base: '16px', md: 'auto' },
        left: { md: '4px', lg: '24px' },
        width: { md: '56px', lg: '184px' },
        paddingInline: '16px',
      },
    },
  },
});

const Label = chakra('span', {
  base: { srOnly: { base: true, md: false } },
  variants: {
    compact: { true: { srOnly: true } },
    overNavFoot: { true: { srOnly: { base: true, md: true, lg: false } } },
  },
});

function watchScroll(tell: () => void) {
  window.addEventListener('scroll', tell, { passive: true });
  return () => window.removeEventListener('scroll', tell);
}

/** Whether the page has left its beginning; a prerendered page stands at it. */
const useScrolled = () =>
  useSyncExternalStore(
    watchScroll,
    () => window.scrollY > 0,
    () => false,
  );

interface RentalButtonProps {
  aboveTabs?: boolean;
  /** A side navigation stands at the left from 960 px on. */
  overNavFoot?: boolean;
}

/**
 * The floating link to rental. It moves up for a page's own bar at the bottom. Where it floats over the page, it
 * shrinks to its icon once the page is scrolled, to cover less of it.
 */
export function RentalButton({ aboveTabs = false, overNavFoot = false }: RentalButtonProps) {
  const { formatMessage } = useIntl();
  const roles = useSessionStore((session) => session.roles);
  const compact = useScrolled() && !overNavFoot;
  return (
    <nav aria-label={formatMessage(messages.rental)}>
      <Floating to={rentalPath(roles)} aboveTabs={aboveTabs} compact={compact} overNavFoot={overNavFoot}>
        <Icon of={KeyIcon} size={20} />
        <Label compact={compact} overNavFoot={overNavFoot}>
          <FormattedMessage {...messages.rental} />
        </Label>
      </Floating>
    </nav>
  );
}
