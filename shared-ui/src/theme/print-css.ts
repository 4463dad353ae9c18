/**
 * On paper: black on white, without the frame and what is only pressed; table heads on every sheet. A frame's bars,
 * and links that look like a button, carry `data-frame`.
 */
export const printCss = {
  ':root': { colorScheme: 'light !important' },
  'body, main': { bg: '#FFF !important', color: '#000 !important', padding: '0 !important' },
  '[data-frame], nav, button:not([data-word]), [role=search], [role=tablist]': { display: 'none !important' },
  a: { textDecoration: 'none !important', color: 'inherit !important' },
  thead: { display: 'table-header-group' },
  'tr, li, dl, figure': { breakInside: 'avoid' },
  'h1, h2, h3': { breakAfter: 'avoid' },
} as const;
