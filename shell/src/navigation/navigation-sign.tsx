import type { NavigationItem } from 'shared-api/host';
import { chakra } from 'shared-ui';

const Frame = chakra('span', {
  base: {
    display: 'inline-flex',
    flexShrink: 0,
    '& svg': { strokeWidth: 1.8, strokeLinecap: 'square', strokeLinejoin: 'miter' },
    '& rect': { rx: 0 },
  },
});

/** An area's own icon, drawn in the product's strokes: 1.5 px at 20. */
export function NavigationSign({ of: Drawing }: { of: NavigationItem['icon'] }) {
  return (
    <Frame aria-hidden="true">
      <Drawing size={20} />
    </Frame>
  );
}
