import { defineRecipe } from 'shared-ui/chakra';

/** The box of inputs, selects and text areas. The inner edge grows to 2 px on error without moving the text. */
export const controlRecipe = defineRecipe({
  className: 'control',
  base: {
    width: '100%',
    minHeight: 'var(--control)',
    paddingInline: '12px',
    bg: 'bg.panel',
    color: 'fg',
    fontSize: 'var(--control-text)',
    lineHeight: 1.5,
    borderWidth: '1px',
    borderColor: 'line.control',
    transition: 'border-color 120ms',
    '&[aria-invalid=true]': { borderColor: 'error', boxShadow: 'inset 0 0 0 1px {colors.error}' },
    '&:is(:disabled, [readonly])': { bg: 'bg.muted', borderColor: 'line', color: 'fg' },
  },
  variants: {
    mono: { true: { fontFamily: 'mono', fontSize: '0.8125rem' } },
    size: { compact: { minHeight: 'compact', fontSize: '0.875rem' } },
    multiline: { true: { paddingBlock: '8px', minHeight: '96px', resize: 'vertical' } },
  },
});
