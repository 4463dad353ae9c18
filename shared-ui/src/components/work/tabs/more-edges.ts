/** A line at the edge past which more tabs follow; the sheets that scroll along cover it at the ends. */
export const moreEdges = {
  backgroundColor: 'bg.panel',
  backgroundImage: ['bg.panel', 'bg.panel', 'line.control', 'line.control']
    .map((color) => `linear-gradient({colors.${color}} 0 0)`)
    .join(', '),
  backgroundPosition: 'left, right, left, right',
  backgroundSize: '3px 100%',
  backgroundRepeat: 'no-repeat',
  backgroundAttachment: 'local, local, scroll, scroll',
} as const;
