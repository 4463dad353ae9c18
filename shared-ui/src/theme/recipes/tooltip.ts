import { defineSlotRecipe } from '@chakra-ui/react';

export const tooltipRecipe = defineSlotRecipe({
  className: 'tooltip',
  slots: ['trigger', 'positioner', 'content', 'arrow', 'arrowTip'],
  base: {
    content: {
      maxWidth: '320px',
      padding: '8px 12px',
      bg: 'bg.ink',
      color: 'fg.onInk',
      borderWidth: '1px',
      borderColor: 'line.control',
      textStyle: 'caption',
      boxShadow: 'overlay',
      zIndex: 'popover',
      animation: 'enter 180ms',
    },
  },
});
