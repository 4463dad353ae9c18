import { defineSlotRecipe } from 'shared-ui/chakra';

/** Height, fixed width, band, letters: px, from staff.md and public.md. Width is 4.75 times the height. */
function size(height: number, width: number, band: number, yearBand = band) {
  return {
    root: { height: `${height}px`, width: `${width}px`, fontSize: `${Math.round(height * 0.66)}px` },
    band: {
      width: `${band}px`,
      paddingBottom: `${Math.round(height * 0.09)}px`,
      fontSize: `${Math.max(Math.round(height * 0.22), 6)}px`,
    },
    year: { width: `${yearBand}px`, fontSize: `${Math.max(Math.round(height * 0.24), 8)}px` },
  };
}

export const plateRecipe = defineSlotRecipe({
  className: 'plate',
  slots: ['root', 'band', 'text', 'year'],
  base: {
    root: {
      display: 'inline-flex',
      flexShrink: 0,
      verticalAlign: 'middle',
      bg: 'plate.paper',
      color: 'plate.ink',
      border: '1px solid',
      borderColor: 'plate.ink',
      // Yellow on a band that paper leaves out would not be read.
      printColorAdjust: 'exact',
      fontWeight: 600,
      fontVariantNumeric: 'tabular-nums',
      lineHeight: 1,
      whiteSpace: 'nowrap',
    },
    band: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'flex-end',
      bg: 'plate.band',
      color: '#FFFFFF',
      fontWeight: 700,
      flexShrink: 0,
      userSelect: 'none',
      '& > svg': { width: '60%', height: 'auto', marginBottom: 'auto', marginTop: '16%' },
    },
    text: {
      flex: 1,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '0.24em',
      letterSpacing: '0.01em',
    },
    year: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      bg: 'plate.band',
      color: 'plate.year',
      fontWeight: 600,
      flexShrink: 0,
      userSelect: 'none',
    },
  },
  variants: {
    size: {
      22: size(22, 104, 10, 12),
      32: size(32, 152, 14),
      44: size(44, 208, 19),
      56: size(56, 266, 25),
      72: size(72, 342, 32),
    },
    missing: {
      true: {
        root: {
          bg: 'transparent',
          color: 'fg.muted',
          borderStyle: 'dashed',
          borderColor: 'line.control',
          fontSize: '0.75rem',
          fontWeight: 400,
        },
      },
    },
  },
  defaultVariants: { size: 32 },
});
