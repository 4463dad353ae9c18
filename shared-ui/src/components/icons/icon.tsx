import type { LucideIcon } from 'lucide-react';
import { chakra } from 'shared-ui/chakra';

const Frame = chakra('span', {
  base: { display: 'inline-flex', flexShrink: 0, verticalAlign: '-0.15em', '& rect': { rx: 0 } },
});

interface IconProps {
  /** One of the icons of `shared-ui/icons`, such as `CheckIcon`. */
  of: LucideIcon;
  /** 12 in chips, 16 in text and buttons, 20 in navigation. */
  size?: 12 | 16 | 20 | 24;
}

/** A drawing beside a word: 1.5 px lines, square caps, mitred joins. It has no name of its own: the word names it. */
export function Icon({ of: Drawing, size = 16 }: IconProps) {
  return (
    <Frame aria-hidden="true">
      <Drawing size={size} strokeWidth={1.5} absoluteStrokeWidth strokeLinecap="square" strokeLinejoin="miter" />
    </Frame>
  );
}
