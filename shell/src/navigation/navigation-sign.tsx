import type { AreaRecord, NavigationItem } from 'shared-api/host';
import { chakra } from 'shared-ui';
import { Contained } from './contained';

const Frame = chakra('span', {
  base: {
    display: 'inline-flex',
    flexShrink: 0,
    '& svg': { strokeWidth: 1.8, strokeLinecap: 'square', strokeLinejoin: 'miter' },
    '& rect': { rx: 0 },
  },
});

interface NavigationSignProps {
  of: NavigationItem['icon'];
  /** Whose icon it is; left out, the shell's own. */
  area?: AreaRecord | undefined;
  /** 16 in a menu. */
  size?: 16 | 20;
}

/** An area's own icon, drawn in the product's strokes: 1.5 px at 20. */
export function NavigationSign({ of: Drawing, area, size = 20 }: NavigationSignProps) {
  return (
    <Frame aria-hidden="true">
      <Contained area={area} instead={<svg width={size} height={size} />}>
        <Drawing size={size} />
      </Contained>
    </Frame>
  );
}
