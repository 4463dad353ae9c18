import { defineGlobalStyles } from '@chakra-ui/react';
import { printCss } from './print-css';

/**
 * With reduced motion no transition begins, and every animation ends at once: components need not think of it again. A
 * transition of next to no time would begin one on every element whose colour changes, which costs more than the change.
 */
const stillness = {
  animationDuration: '0.01ms !important',
  animationIterationCount: '1 !important',
  transitionDuration: '0s !important',
  scrollBehavior: 'auto !important',
} as const;

export const globalCss = defineGlobalStyles({
  html: { colorScheme: 'light dark', fontFamily: 'body', scrollPaddingBlock: '80px', overflowY: 'scroll' },
  // Height and text of controls: 48 px for thumbs, 40 px from 960 up. The public side is 48 px everywhere.
  ':root': { '--control': { base: '48px', md: '40px' }, '--control-text': { base: '1rem', md: '0.875rem' } },
  "[data-side='public']": { '--control': '48px', '--control-text': '1rem' },
  "[data-theme='light']": { colorScheme: 'light' },
  "[data-theme='dark']": { colorScheme: 'dark' },
  body: { bg: 'bg.canvas', color: 'fg', textStyle: 'body' },
  '*, *::before, *::after, *::backdrop': { borderRadius: 0, borderColor: 'line', _motionReduce: stillness },
  ':focus-visible': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  'button, [role=button], summary, select, label': { cursor: 'pointer' },
  '::placeholder': { color: 'fg.placeholder', opacity: 1 },
  '@media print': printCss,
  '::selection': { bg: 'brand', color: 'brand.on' },
});
