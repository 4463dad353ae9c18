import { defineSlotRecipe } from '@chakra-ui/react';

/** 740 px, 480 to confirm; the whole screen below 600. `xs` is a drawer at the left border, as high as the window. */
export const dialogRecipe = defineSlotRecipe({
  className: 'dialog',
  slots: [
    'trigger',
    'backdrop',
    'positioner',
    'content',
    'header',
    'title',
    'description',
    'body',
    'footer',
    'closeTrigger',
  ],
  base: {
    backdrop: { position: 'fixed', inset: 0, bg: 'backdrop', zIndex: 'overlay', animation: 'appear 180ms' },
    positioner: {
      position: 'fixed',
      inset: 0,
      zIndex: 'overlay',
      display: 'flex',
      justifyContent: 'center',
      // A stretched content is as high as the window, and what is longer lies bare below it.
      alignItems: 'flex-start',
      padding: { base: 0, sm: 'min(96px, 14vh) 24px 24px' },
      overflow: 'auto',
      overscrollBehavior: 'contain',
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: '100%',
      minHeight: { base: '100dvh', sm: 'auto' },
      bg: 'bg.panel',
      color: 'fg',
      boxShadow: 'overlay',
      borderWidth: { base: 0, sm: '1px' },
      outline: 'none',
      animation: 'enter 180ms',
    },
    header: {
      display: 'flex',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      gap: '16px',
      padding: { base: '16px', sm: '24px 24px 0' },
    },
    title: { textStyle: 'h2', textWrap: 'balance' },
    description: { color: 'fg.muted' },
    body: { flex: 1, padding: { base: '0 16px 16px', sm: '16px 24px 24px' } },
    footer: {
      display: 'flex',
      flexDirection: { base: 'column-reverse', sm: 'row' },
      justifyContent: 'flex-end',
      gap: '12px',
      padding: { base: '16px', sm: '0 24px 24px' },
    },
  },
  variants: {
    size: {
      lg: { content: { maxWidth: { base: 'none', sm: '740px' } } },
      sm: { content: { maxWidth: { base: 'none', sm: '480px' } } },
      xs: {
        positioner: { justifyContent: 'flex-start', padding: 0, overflow: 'hidden' },
        content: {
          '--slide-from': '-100%',
          maxWidth: '320px',
          height: '100dvh',
          overflow: 'hidden auto',
          overscrollBehavior: 'contain',
          borderWidth: '0 1px 0 0',
          animation: 'slide 240ms',
        },
        header: { padding: '16px 24px' },
        body: { display: 'flex', padding: 0 },
      },
    },
  },
  defaultVariants: { size: 'lg' },
});
