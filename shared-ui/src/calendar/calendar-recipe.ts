import { defineSlotRecipe } from '@chakra-ui/react';

const turn = {
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  _hover: { bg: 'bg.muted' },
  _disabled: { color: 'line.control', cursor: 'not-allowed' },
} as const;

const select = {
  appearance: 'none',
  width: '100%',
  height: '40px',
  paddingInline: '8px 28px',
  bg: 'bg.panel',
  color: 'fg',
  textStyle: 'label',
  borderWidth: '1px',
  borderColor: 'line.control',
} as const;

/** Of 40 px, or more with larger letters; seven of them stand on a phone of 320 px, and every day is easy to hit. */
const day = 'min(2.5rem, (100vw - 34px) / 7)';

export const calendarRecipe = defineSlotRecipe({
  className: 'calendar',
  slots: [
    'root',
    'positioner',
    'content',
    'viewControl',
    'prevTrigger',
    'nextTrigger',
    'monthSelect',
    'yearSelect',
    'view',
    'table',
    'tableHead',
    'tableHeader',
    'tableBody',
    'tableRow',
    'tableCell',
    'tableCellTrigger',
  ],
  base: {
    positioner: { zIndex: 'popover !important' },
    content: {
      maxHeight: 'calc(100dvh - 16px)',
      overflowY: 'auto',
      padding: '8px',
      bg: 'bg.panel',
      color: 'fg',
      borderWidth: '1px',
      borderColor: 'line.control',
      boxShadow: 'overlay',
      outline: 'none',
      animation: 'enter 180ms',
    },
    viewControl: { display: 'flex', gap: '4px', marginBottom: '8px' },
    prevTrigger: turn,
    nextTrigger: turn,
    monthSelect: select,
    yearSelect: { ...select, fontVariantNumeric: 'tabular-nums' },
    table: { borderCollapse: 'collapse', outline: 'none' },
    tableHeader: { height: '32px', textStyle: 'caption', fontWeight: 400, color: 'fg.muted' },
    tableCell: { padding: 0 },
    tableCellTrigger: {
      display: 'grid',
      placeItems: 'center',
      width: day,
      height: day,
      textStyle: 'small',
      fontVariantNumeric: 'tabular-nums',
      cursor: 'pointer',
      _hover: { bg: 'bg.muted' },
      // Its ring lies over the days beside it.
      _focusVisible: { position: 'relative', zIndex: 1 },
      '&[data-today]': {
        boxShadow: 'inset 0 0 0 1px {colors.line.control}',
        _highContrast: { borderWidth: '1px' },
      },
      '&[data-outside-range]': { visibility: 'hidden' },
      '&[data-disabled]': {
        color: 'line.control',
        bg: 'transparent',
        cursor: 'not-allowed',
        _highContrast: { color: 'GrayText' },
      },
      '&[data-selected]': {
        bg: 'brand',
        color: 'brand.on',
        fontWeight: 600,
        _highContrast: { border: '3px solid Highlight' },
      },
    },
  },
});
