import { defineSlotRecipe } from 'shared-ui/chakra';
import { radioDot } from './radio-dot';

const below600 = '@media (max-width: 599.98px)';

/** Cards joined into one list by -1 px; the whole card is the target. */
export const radioCardRecipe = defineSlotRecipe({
  className: 'radio-card',
  slots: ['root', 'head', 'input', 'dot', 'body', 'title', 'detail', 'aside', 'reason', 'more'],
  base: {
    root: {
      position: 'relative',
      bg: 'bg.panel',
      borderWidth: '1px',
      marginTop: '-1px',
      transition: 'background-color 120ms',
      // What opens in a card is read with it: a code to scan and the data beside it.
      _print: { breakInside: 'avoid' },
      '&:has(> label > input:focus-visible)': {
        outline: '2px solid',
        outlineColor: 'focus',
        outlineOffset: '2px',
        zIndex: 2,
      },
      '&:has(> label > input:checked)': {
        borderColor: 'brand',
        boxShadow: 'inset 0 0 0 1px {colors.brand}',
        zIndex: 1,
      },
      '&:has(> label > input:not([aria-disabled=true]):not(:checked)):hover': { bg: 'bg.muted' },
      '&:has(> label > input[aria-disabled=true])': { bg: 'transparent', color: 'fg.muted' },
    },
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '15px',
      padding: '15px 19px',
      cursor: 'pointer',
    },
    input: {
      position: 'absolute',
      inset: 0,
      width: '100%',
      height: '100%',
      margin: 0,
      opacity: 0,
      cursor: 'inherit',
      outline: 'none !important',
      '&[aria-disabled=true]': { cursor: 'not-allowed' },
      '&[aria-disabled=true] + span': { borderColor: 'line' },
      '&:checked + span': {
        borderColor: 'brand',
        '&::after': radioDot,
      },
    },
    dot: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      width: '20px',
      height: '20px',
      marginTop: '2px',
      borderWidth: '2px',
      borderColor: 'line.control',
      borderRadius: '50% !important',
      pointerEvents: 'none',
    },
    body: {
      flex: '1 1 12rem',
      minWidth: 0,
      // Title and aside in one line, or in two where letters are large; what is said about them below, over the whole width.
      [below600]: {
        display: 'contents',
        '& > :last-child': { order: 1, flexBasis: 'calc(100% - 35px)', marginInlineStart: '35px' },
      },
    },
    title: { display: 'block', textStyle: 'h3', overflowWrap: 'anywhere', [below600]: { flex: '1 1 6rem' } },
    detail: { display: 'block', textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' },
    aside: { flexShrink: 0, marginInlineStart: 'auto', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    reason: {
      display: 'flex',
      gap: '8px',
      textStyle: 'small',
      color: 'fg',
      flexBasis: '100%',
      paddingInlineStart: '35px',
      order: 1,
      '& > [aria-hidden]': { marginTop: '2px' },
    },
    more: {
      position: 'relative',
      marginInline: '54px 19px',
      paddingBlock: '15px 19px',
      borderTopWidth: '1px',
      textStyle: 'small',
      [below600]: { marginInlineStart: '19px' },
    },
  },
});
