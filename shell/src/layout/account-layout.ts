import { chakra } from 'shared-ui';
import { tabBarHeight } from './tab-bar';

/** The parts of the customer's frame that stand in its skeleton, too. */
export const AccountRoot = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100vh',
    paddingBottom: { base: `calc(${tabBarHeight}px + env(safe-area-inset-bottom))`, md: '0' },
    // Paper has no bar to leave room for: the room alone would be a sheet more.
    _print: { display: 'block', minHeight: 0, paddingBottom: 0 },
  },
});

export const AccountBar = chakra('header', {
  base: {
    position: 'sticky',
    top: 0,
    // A phone on its side has no height for it and for the page's own foot.
    '@media (max-height: 479.98px)': { position: 'static' },
    zIndex: 'bar',
    bg: 'bg.ink',
    // A line that only the dark canvas needs.
    boxShadow: 'inset 0 -1px var(--cc-colors-bg-float)',
    color: 'fg.onInk',
    _print: { display: 'none' },
  },
});

export const AccountBarRow = chakra('div', {
  // Large letters in a narrow window take a second row.
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '24px', minHeight: '56px' },
});

export const framedContent = { paddingTop: '32px', paddingBottom: '104px' } as const;
