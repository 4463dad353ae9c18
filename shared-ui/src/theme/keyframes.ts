import { defineKeyframes } from '@chakra-ui/react';

export const keyframes = defineKeyframes({
  enter: { from: { opacity: 0, transform: 'translateY(4px)' }, to: { opacity: 1, transform: 'none' } },
  slide: { from: { transform: 'translateX(var(--slide-from))' } },
  appear: { from: { opacity: 0 }, to: { opacity: 1 } },
  turn: { to: { transform: 'rotate(360deg)' } },
});
