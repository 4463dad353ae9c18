import { chakra } from '@chakra-ui/react';

/** A turning three-quarter circle, as wide as its text is tall; the word beside it says what is going on. */
export const Spinner = chakra(
  'span',
  {
    base: {
      display: 'inline-block',
      flexShrink: 0,
      width: '16px',
      height: '16px',
      border: '2px solid currentColor',
      borderInlineEndColor: 'transparent',
      borderRadius: '50% !important',
      animation: 'turn 800ms linear infinite',
    },
  },
  { defaultProps: { 'aria-hidden': true } },
);
