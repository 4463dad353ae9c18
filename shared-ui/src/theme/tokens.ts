import { defineTokens } from '@chakra-ui/react';
import { colors } from './colors';

/** Tokens. Space and size are plain px in the components, on a grid of 4; radii do not exist. */
export const tokens = defineTokens({
  colors,
  fonts: {
    body: { value: "'Roboto Variable', 'Roboto Fallback', Roboto, Arial, sans-serif" },
    heading: { value: "'Roboto Variable', 'Roboto Fallback', Roboto, Arial, sans-serif" },
    mono: { value: "'Roboto Mono', ui-monospace, Menlo, Consolas, monospace" },
  },
  shadows: { overlay: { value: '0 8px 24px rgba(5,20,31,.18)' } },
  sizes: { compact: { value: '32px' }, control: { value: '40px' }, touch: { value: '48px' } },
  zIndex: {
    sticky: { value: 10 },
    bar: { value: 20 },
    overlay: { value: 100 },
    popover: { value: 110 },
    toast: { value: 120 },
    skip: { value: 130 },
  },
});
