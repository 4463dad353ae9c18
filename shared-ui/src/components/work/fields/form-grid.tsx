import { chakra } from 'shared-ui/chakra';
import { twoColumns } from '../../panel';

/** Fields on six columns from 600 up; below, only what is short stands side by side. */
export const FormGrid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: twoColumns, sm: 'repeat(6, minmax(0, 1fr))' },
    alignItems: 'start',
    gap: '16px',
  },
});

export const FormCell = chakra('div', {
  base: { minWidth: 0 },
  variants: {
    span: {
      1: { gridColumn: { base: 'span 1', sm: 'span 1' } },
      2: { gridColumn: { base: 'span 1', sm: 'span 2' } },
      3: { gridColumn: { base: '1 / -1', sm: 'span 3' } },
      4: { gridColumn: { base: '1 / -1', sm: 'span 4' } },
      6: { gridColumn: '1 / -1' },
    },
  },
});
