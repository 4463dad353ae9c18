import { chakra } from '@chakra-ui/react';

/**
 * A message on the page: 4 px bar, tinted ground, no icon. `role` is the caller's: `status` or `alert` for what
 * appears while the person is on the page.
 */
export const Note = chakra('div', {
  base: {
    padding: '12px 12px 12px 16px',
    borderInlineStartWidth: '4px',
    color: 'fg',
    textStyle: 'small',
    '& strong': { fontWeight: 600 },
  },
  variants: {
    tone: {
      info: { bg: 'info.bg', borderInlineStartColor: 'info' },
      success: { bg: 'success.bg', borderInlineStartColor: 'success' },
      warning: { bg: 'warning.bg', borderInlineStartColor: 'warning' },
      error: { bg: 'error.bg', borderInlineStartColor: 'error' },
    },
  },
  defaultVariants: { tone: 'info' },
});
