import { chakra } from 'shared-ui/chakra';

/**
 * An e-mail, a number or a code: no hyphen and no space of its own breaks it while it fits on a line. What is longer than
 * a line is broken in parts of about the same length, so that no last group stands alone.
 */
export const Whole = chakra('span', {
  base: { display: 'inline-block', maxWidth: '100%', overflowWrap: 'anywhere', textWrap: 'balance' },
});
