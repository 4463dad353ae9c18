import { chakra } from '@chakra-ui/react';

/** A paragraph, at most 68 characters wide. */
export const Text = chakra('p', {
  base: { maxWidth: '68ch' },
  variants: {
    look: {
      body: { textStyle: 'body' },
      lead: { textStyle: 'lead', color: 'fg.muted' },
      small: { textStyle: 'small' },
      caption: { textStyle: 'caption', color: 'fg.muted' },
      overline: { textStyle: 'overline', color: 'fg.muted' },
    },
    muted: { true: { color: 'fg.muted' } },
  },
});
