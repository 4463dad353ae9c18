import { defineSlotRecipe } from 'shared-ui/chakra';

const edge = { borderWidth: '2px', borderColor: 'line.control', bg: 'bg.panel' } as const;
const filled = { bg: 'brand', borderColor: 'brand', color: 'brand.on' } as const;

/** The 20 px tick: a real checkbox under a drawn square, 12 px to its text, 40 px high at least. */
export const tickRecipe = defineSlotRecipe({
  className: 'tick',
  slots: ['root', 'input', 'box', 'text'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '12px',
      minHeight: '40px',
      paddingBlock: '8px',
      cursor: 'pointer',
    },
    input: {
      position: 'absolute',
      // The square is 20 px; what is pressed is 40.
      inset: '-10px',
      width: '40px',
      height: '40px',
      margin: 0,
      opacity: 0,
      cursor: 'inherit',
      '&:focus-visible + [data-box]': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
      '&:is(:checked, :indeterminate) + [data-box]': filled,
      '&[aria-invalid=true] + [data-box]': { borderColor: 'error' },
      // By its name: with `> *` a browser would look at the whole page whenever something beside it goes.
      '&:not(:checked, :indeterminate) + [data-box] > [data-mark]': { display: 'none' },
    },
    box: {
      display: 'grid',
      placeItems: 'center',
      width: '20px',
      height: '20px',
      pointerEvents: 'none',
      transition: 'background-color 120ms',
      printColorAdjust: 'exact',
      '& > [data-mark]': { display: 'flex' },
      ...edge,
    },
    text: { flex: 1 },
  },
});
