import { chakra } from 'shared-ui/chakra';

/** The square with the number of a step or a section; each says in its own look how far one is. */
export const NumberSquare = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '2rem',
    height: '2rem',
    textStyle: 'label',
  },
});
