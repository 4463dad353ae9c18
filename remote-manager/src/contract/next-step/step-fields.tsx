import { chakra } from 'shared-ui';

/** Fields in one row with their buttons at the end; one under the other in a sheet. */
export const StepFields = chakra('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(12, minmax(0, 1fr))' },
    alignItems: 'start',
    gap: '16px',
  },
});

/** Buttons level with the controls, below their labels. */
export const StepButtons = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '12px',
    gridColumn: { md: 'span 12' },
    '& > button': { flexGrow: { base: 1, md: 0 } },
  },
});

/** A field's share of the row's twelve columns. */
export const StepCell = chakra('div', {
  base: { minWidth: 0 },
  variants: {
    span: {
      2: { gridColumn: { md: 'span 2' } },
      3: { gridColumn: { md: 'span 3' } },
      4: { gridColumn: { md: 'span 4' } },
      5: { gridColumn: { md: 'span 5' } },
      6: { gridColumn: { md: 'span 6' } },
      7: { gridColumn: { md: 'span 7' } },
      12: { gridColumn: '1 / -1' },
    },
  },
});
