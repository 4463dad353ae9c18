import { chakra } from 'shared-ui';

/** Fields and their buttons in one row from 960 up, one under the other in a sheet. */
export const StepFields = chakra('form', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    flexWrap: 'wrap',
    alignItems: { base: 'stretch', md: 'flex-start' },
    gap: '16px',
  },
});

/** Buttons level with the controls, below their labels; alone they need no room for a label. */
export const StepButtons = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '12px',
    marginInlineStart: 'auto',
    width: { base: '100%', md: 'auto' },
    '& > button, & > a': { flexGrow: { base: 1, md: 0 } },
  },
  variants: { beside: { true: { paddingTop: { md: '24px' } } } },
});

/** A field's share of the row. */
export const StepCell = chakra('div', {
  base: { minWidth: 0 },
  variants: {
    size: {
      amount: { width: { md: '136px' } },
      day: { width: { md: '160px' } },
      text: { flex: { md: '1 1 240px' } },
      phone: { width: { md: '360px' } },
      row: { width: '100%' },
    },
  },
});
