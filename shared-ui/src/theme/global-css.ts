import { defineGlobalStyles } from '@chakra-ui/react';

/** Reduced motion ends every transition and animation at once; pieces need not think of it again. */
const stillness = {
  animationDuration: '0.01ms !important',
  animationIterationCount: '1 !important',
  transitionDuration: '0.01ms !important',
  scrollBehavior: 'auto !important',
} as const;

export const globalCss = defineGlobalStyles({
  html: { colorScheme: 'light dark', fontFamily: 'body', scrollPaddingBlock: '80px', scrollbarGutter: 'stable' },
  "[data-theme='light']": { colorScheme: 'light' },
  "[data-theme='dark']": { colorScheme: 'dark' },
  body: { bg: 'bg.canvas', color: 'fg', textStyle: 'body' },
  '*, *::before, *::after, *::backdrop': { borderRadius: 0, borderColor: 'line', _motionReduce: stillness },
  ':focus-visible': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  'button, [role=button], summary, select, label': { cursor: 'pointer' },
  '::placeholder': { color: 'fg.placeholder', opacity: 1 },
  '::selection': { bg: 'brand', color: 'brand.on' },
});
