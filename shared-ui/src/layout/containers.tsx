import { chakra } from '@chakra-ui/react';

/**
 * The public side's column: 1176 px from 1280, window minus 64 from 960, 24 px and 16 px at the sides below. `narrow`
 * is the customer's account: 1120 px.
 */
export const PublicContainer = chakra('div', {
  base: {
    width: '100%',
    maxWidth: { base: 'none', lg: '1240px' },
    marginInline: 'auto',
    paddingInline: { base: '16px', sm: '24px', md: '32px' },
  },
  variants: { narrow: { true: { maxWidth: { base: 'none', lg: '1184px' } } } },
});

/** The back-office's content: at most 1440, body 14/20, room at the foot so that 'Noleggio' never covers the pagination. */
export const StaffContent = chakra('div', {
  base: {
    width: '100%',
    maxWidth: '1440px',
    marginInline: 'auto',
    paddingInline: { base: '16px', sm: '24px', md: '32px' },
    paddingTop: '24px',
    paddingBottom: '104px',
    textStyle: 'small',
  },
});

/**
 * A page's two columns from 960 (one below): the funnel's 7 and 5 of 12, the staff's `record` 760 + 360 and
 * `dashboard` 800 + 320 (from 1400), or `halves`.
 */
export const PageGrid = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'start',
    gap: { base: '16px', md: '24px' },
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
  variants: {
    columns: {
      funnel: { gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 676fr) minmax(320px, 476fr)' } },
      record: { gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 760fr) minmax(280px, 360fr)' } },
      // Narrower, a worklist's last column, what is to be done, would not be in sight.
      dashboard: { '@media (min-width: 1400px)': { gridTemplateColumns: 'minmax(0, 800fr) minmax(280px, 320fr)' } },
      halves: { gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' } },
    },
  },
  defaultVariants: { columns: 'funnel' },
});

/** A ground that runs to the window's edges while its content stays in a container. */
export const BleedBand = chakra('section', {
  base: { width: '100%' },
  variants: {
    ground: {
      panel: { bg: 'bg.panel', borderBottomWidth: '1px' },
      muted: { bg: 'bg.muted' },
      ink: { bg: 'bg.band', color: 'fg.onInk' },
    },
  },
  defaultVariants: { ground: 'panel' },
});
