import { chakra } from 'shared-ui';

/**
 * The page scrolls clear of the bar with what stands under it, a tool's strip or a record's tabs, and of the way to
 * rental at the foot. Any object to the compiler: the types know no selector with the bar in its midst.
 */
const clearOfBars: object = {
  'html:has(&)': { scrollPaddingBlock: { base: '104px 144px', md: '104px 80px' } },
};

/** The parts of the back-office's bar that stand in its skeleton, too. */
export const TopBarRoot = chakra('header', {
  base: {
    position: 'sticky',
    top: 0,
    // A phone on its side has no height for it and for the page's own foot.
    '@media (max-height: 479.98px)': { position: 'static' },
    '@media (min-height: 480px)': { ...clearOfBars },
    zIndex: 'bar',
    display: 'grid',
    gridTemplate: {
      base: '"name end" 56px "tool tool" auto / 1fr auto',
      md: '"name search tool end" 56px / auto minmax(0, 400px) 1fr auto',
    },
    alignItems: 'center',
    columnGap: { base: '8px', md: '16px' },
    bg: 'bg.ink',
    // A line that only the dark canvas needs.
    boxShadow: 'inset 0 -1px var(--cc-colors-bg-float)',
    color: 'fg.onInk',
    _print: { display: 'none' },
  },
});

export const TopBarName = chakra('div', {
  base: {
    gridArea: 'name',
    width: { lg: '232px' },
    paddingInlineStart: { base: '16px', sm: '24px' },
  },
});

/** What the area one is in puts into the bar: at its right end, below 960 px a strip on paper under it. */
export const TopBarTool = chakra('div', {
  base: {
    gridArea: 'tool',
    display: 'flex',
    alignItems: 'center',
    justifyContent: { md: 'flex-end' },
    height: { base: '48px', md: '36px' },
    minWidth: 0,
    bg: { base: 'bg.panel', md: 'transparent' },
    color: { base: 'fg', md: 'fg.onInk' },
    borderBottomWidth: { base: '1px', md: '0' },
    _empty: { display: 'none' },
  },
});
