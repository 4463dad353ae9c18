import { defineSlotRecipe } from '@chakra-ui/react';

const below600 = '@media (max-width: 599.98px)';
/** With `:where`, what stands around a table may still say otherwise. */
const rows = '& > :where(tbody) > :where(tr)';
const cells = `${rows} > :where(td)`;
const panelEdges = {
  '&:first-of-type': { paddingInlineStart: '24px' },
  '&:last-of-type': { paddingInlineEnd: '24px' },
};
const edges = {
  '&:first-of-type': { paddingInlineStart: '16px' },
  '&:last-of-type': { paddingInlineEnd: '16px' },
  '&[data-align=end]': { textAlign: 'end' },
  '&[data-tick]': { width: '44px', '& > *': { verticalAlign: 'middle' }, _print: { display: 'none' } },
  '&[data-action]': {
    width: '5%',
    minWidth: '48px',
    textAlign: 'center',
    [below600]: { display: 'inline-flex', width: 'auto' },
    _print: { display: 'none' },
  },
  // What can be done with a row stays in sight where its columns are wider than the page.
  '&[data-action]:last-of-type': {
    position: 'sticky',
    insetInlineEnd: 0,
    bg: 'inherit',
    [below600]: { position: 'static' },
  },
} as const;

/**
 * Head 36, rows 48 (compact 36, worklists 56), hairlines only. Below 600 each row is a card: `display: block` takes
 * the table's own roles away there, which is why the elements state them. Rows and cells are styled by the table: with
 * styles of their own, a page of a hundred rows would have two thousand to compute.
 */
export const tableRecipe = defineSlotRecipe({
  className: 'table',
  slots: ['scroll', 'table', 'head', 'th', 'loading'],
  base: {
    scroll: { position: 'relative', overflowX: 'auto', _print: { overflow: 'visible' } },
    table: {
      width: '100%',
      textStyle: 'small',
      fontVariantNumeric: 'tabular-nums',
      _print: { fontSize: '0.6875rem' },
      [below600]: { display: 'block', '& tbody': { display: 'block' } },
      [rows]: {
        bg: 'bg.panel',
        borderTopWidth: '1px',
        transition: 'background-color 120ms',
        _hover: { bg: 'bg.muted' },
        '&[aria-selected=true]': { bg: 'bg.chosen' },
        '&[data-cursor] > :first-of-type': {
          boxShadow: 'inset 3px 0 0 {colors.brand}',
          _highContrast: { borderInlineStart: '3px solid Highlight' },
        },
        [below600]: { display: 'block', position: 'relative', padding: '12px 16px' },
      },
      [cells]: {
        height: '48px',
        paddingInline: '8px',
        paddingBlock: '4px',
        ...edges,
        _print: { height: '32px', paddingInline: '4px' },
        [below600]: {
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: '16px',
          height: 'auto',
          minHeight: '32px',
          maxWidth: 'none !important',
          padding: '2px 0 !important',
          '&[data-label]::before': { content: 'attr(data-label)', color: 'fg.muted', fontSize: '0.75rem' },
        },
      },
    },
    head: {
      '& > tr': { bg: 'bg.panel' },
      [below600]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    },
    th: {
      height: '36px',
      paddingInline: '8px',
      textStyle: 'tableHead',
      color: 'fg.muted',
      textAlign: 'start',
      whiteSpace: 'nowrap',
      borderBottomWidth: '1px',
      ...edges,
      '& > button': { display: 'inline-flex', alignItems: 'center', gap: '4px', minHeight: '36px' },
    },
    loading: { padding: '16px', color: 'fg.muted', textStyle: 'overline' },
  },
  variants: {
    density: {
      normal: {},
      compact: { table: { [cells]: { height: '36px' } } },
      /** Stands in a panel: its outer cells begin where the panel's head does. */
      worklist: {
        th: panelEdges,
        table: { [cells]: { height: '56px', ...panelEdges } },
      },
    },
  },
  defaultVariants: { density: 'normal' },
});
