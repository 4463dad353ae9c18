import { defineRecipe } from '@chakra-ui/react';

/** Buttons and links that look like one. Heights come from the page's side (`--control`) unless `size` says else. */
export const buttonRecipe = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    minHeight: 'var(--control)',
    paddingInline: '16px',
    fontSize: 'var(--control-text)',
    lineHeight: 1.25,
    fontWeight: 500,
    textDecoration: 'none',
    textAlign: 'center',
    borderWidth: '1px',
    borderColor: 'transparent',
    transition: 'background-color 120ms, border-color 120ms',
    cursor: 'pointer',
    '&[aria-disabled=true]': { cursor: 'not-allowed' },
    '&[aria-disabled=true]:not([aria-busy=true])': { _highContrast: { color: 'GrayText', borderColor: 'GrayText' } },
  },
  variants: {
    look: {
      solid: {
        bg: 'brand',
        color: 'brand.on',
        _hover: { bg: 'brand.hover' },
        '&[aria-disabled=true]:not([aria-busy=true])': {
          bg: 'bg.muted',
          color: 'fg.muted',
          // Said again below the pointer, or the hover of above would win.
          _hover: { bg: 'bg.muted' },
        },
      },
      outline: {
        bg: 'bg.panel',
        color: 'fg',
        borderColor: 'line.control',
        _hover: { bg: 'bg.muted' },
        '&[aria-disabled=true]': { color: 'fg.muted' },
      },
      ghost: {
        bg: 'transparent',
        color: 'fg',
        _hover: { bg: 'bg.muted' },
        '&[aria-disabled=true]': { color: 'fg.muted' },
      },
      danger: {
        bg: 'bg.panel',
        color: 'error',
        borderColor: 'error',
        _hover: { bg: 'error.bg' },
        '&[aria-disabled=true]': { color: 'fg.muted', borderColor: 'line.control' },
      },
      /** On the ink bar: outlined in light ink. */
      ink: { bg: 'transparent', color: 'fg.onInk', borderColor: '#6B8397', _hover: { bg: '#264055' } },
      /** On the ink bar: the one solid button. */
      paper: { bg: '#FFFFFF', color: '#05141f', _hover: { bg: '#D5DCE1' } },
      link: {
        paddingInline: 0,
        color: 'brand',
        textDecoration: 'underline',
        textDecorationColor: 'line.link',
        textUnderlineOffset: '4px',
        _hover: { textDecorationColor: 'currentColor' },
        '&[aria-disabled=true]': { color: 'fg.muted' },
      },
    },
    size: {
      compact: { minHeight: 'compact', paddingInline: '12px', fontSize: '0.875rem' },
      control: { minHeight: 'control', fontSize: '0.875rem' },
      touch: { minHeight: 'touch', fontSize: '1rem', paddingInline: '24px' },
      large: { minHeight: '56px', fontSize: '1rem', paddingInline: '24px' },
    },
    square: { true: { aspectRatio: '1', paddingInline: 0 } },
    wide: { true: { width: '100%' } },
  },
  defaultVariants: { look: 'outline' },
});
