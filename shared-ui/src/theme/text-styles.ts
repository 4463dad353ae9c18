import { defineTextStyles } from '@chakra-ui/react';

const rem = (px: number) => `${px / 16}rem`;

function style(size: number, line: number, weight: number, rest: Record<string, string> = {}) {
  return { value: { fontSize: rem(size), lineHeight: rem(line), fontWeight: weight, ...rest } };
}

function growing(small: [number, number], large: [number, number], letterSpacing = 'normal') {
  return {
    value: {
      fontSize: { base: rem(small[0]), md: rem(large[0]) },
      lineHeight: { base: rem(small[1]), md: rem(large[1]) },
      fontWeight: 600,
      letterSpacing,
    },
  };
}

/** Type, as visual.md and public.md give it in px; in rem, so that the reader's own size counts. */
export const textStyles = defineTextStyles({
  lead: {
    value: { fontSize: { base: rem(16), md: rem(18) }, lineHeight: { base: rem(24), md: rem(28) }, fontWeight: 400 },
  },
  hero: {
    value: {
      fontSize: { base: rem(36), md: rem(40), lg: rem(56) },
      lineHeight: { base: rem(40), md: rem(48), lg: rem(60) },
      fontWeight: 600,
      letterSpacing: '-0.025em',
    },
  },
  display: growing([32, 40], [40, 48], '-0.02em'),
  section: growing([28, 32], [40, 48], '-0.02em'),
  h1: growing([24, 32], [28, 36]),
  h2: style(20, 28, 600),
  h3: style(16, 24, 600),
  body: style(16, 24, 400),
  small: style(14, 20, 400),
  caption: style(12, 16, 400),
  label: style(14, 20, 500),
  tableHead: style(12, 16, 500),
  overline: style(11, 16, 700, { letterSpacing: '0.08em', textTransform: 'uppercase' }),
  code: style(13, 20, 400, { fontFamily: 'var(--cc-fonts-mono)' }),
  booklet: style(12, 16, 400, { fontFamily: 'var(--cc-fonts-mono)' }),
});
