import { chakra } from '@chakra-ui/react';

/** A small word on a tinted ground ("verificato", "in attesa"); `plain` has a hairline instead. */
export const Tag = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    minHeight: '1.25rem',
    paddingInline: '6px',
    textStyle: 'tableHead',
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      plain: { color: 'fg.muted', borderWidth: '1px' },
      info: { bg: 'info.bg', color: 'info' },
      success: { bg: 'success.bg', color: 'success' },
      warning: { bg: 'warning.bg', color: 'warning' },
      error: { bg: 'error.bg', color: 'error' },
    },
  },
  defaultVariants: { tone: 'plain' },
});
