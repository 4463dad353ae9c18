import type { ReactNode } from 'react';
import type { NavigationItem } from 'shared-api/host';
import { chakra } from 'shared-ui';
import { useIntl } from 'shared-ui/intl';
import { Link } from 'shared-ui/router';
import type { AreaEntry } from '../navigation/area-entries';
import { Contained } from '../navigation/contained';
import { NavigationSign } from '../navigation/navigation-sign';
import { signedInMessages } from './signed-in.messages';

/** Height of the bar in px; what stands above it keeps clear of it. */
export const tabBarHeight = 64;

const Bar = chakra('nav', {
  base: {
    display: { base: 'flex', md: 'none' },
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: 'sticky',
    bg: 'bg.panel',
    borderTopWidth: '1px',
    paddingBottom: 'env(safe-area-inset-bottom)',
    _print: { display: 'none' },
  },
});

const cell = {
  flex: '1 1 0',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4px',
  height: `${tabBarHeight - 1}px`,
  borderTop: '3px solid transparent',
  // As large as leaves a word of ten letters whole in a fifth of the window.
  fontSize: 'min(0.6875rem, 4vw)',
  lineHeight: '1rem',
  color: 'fg.muted',
  '&[aria-current=page]': { color: 'fg', fontWeight: 600, borderTopColor: 'brand' },
  // A clear edge gets the text's colour there.
  '&:not([aria-current=page])': { _highContrast: { borderTopColor: 'Canvas' } },
} as const;

const TabLink = chakra(Link, { base: cell });
const TabButton = chakra('button', { base: cell });
/** Reserves the width of an entry that is still loading. */
const TabRoom = chakra('span', { base: cell });
const Word = chakra('span', {
  base: { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

interface TabBarProps {
  items: readonly AreaEntry[];
  /** The address of the entry that one is at. */
  current: string | null;
  /** How many entries are still loading: their width is reserved, so that the buttons after them do not move. */
  expected?: number;
  /** Buttons after the places. */
  children?: ReactNode;
}

/** The tab bar at the foot of the screen, below 960 px: at most five entries of an area. */
export function TabBar({ items, current, expected = 0, children }: TabBarProps) {
  const { formatMessage } = useIntl();
  return (
    <Bar aria-label={formatMessage(signedInMessages.tabs)}>
      {items.map(({ to, label, short, icon, area }) => (
        <Contained key={to} area={area}>
          <TabLink to={to} aria-label={short ? label : undefined} aria-current={to === current ? 'page' : undefined}>
            <NavigationSign of={icon} area={area} />
            <Word>{short ?? label}</Word>
          </TabLink>
        </Contained>
      ))}
      {Array.from({ length: expected }, (_, place) => place).map((place) => (
        <TabRoom key={place} aria-hidden="true" />
      ))}
      {children}
    </Bar>
  );
}

interface TabActionProps {
  label: string;
  icon: NavigationItem['icon'];
  onPress: () => void;
}

/** A tab that opens something instead of leading to a page. */
export function TabAction({ label, icon, onPress }: TabActionProps) {
  return (
    <TabButton type="button" aria-haspopup="dialog" onClick={onPress}>
      <NavigationSign of={icon} />
      <Word>{label}</Word>
    </TabButton>
  );
}
