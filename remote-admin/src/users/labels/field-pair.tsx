import { chakra } from 'shared-ui';

/** Two fields side by side, one below the other on a phone. */
export const FieldPair = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    alignItems: 'start',
    gap: '16px',
  },
});
