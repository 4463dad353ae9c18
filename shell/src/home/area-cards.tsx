import { chakra } from 'shared-ui';

/** The areas' cards, side by side where there is room. */
export const AreaCards = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
    gap: { base: '16px', md: '24px' },
    marginTop: '16px',
  },
});
