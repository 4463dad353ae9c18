import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useState } from 'react';

const PATIENCE = 150;
const Bar = chakra('span', { base: { display: 'block', bg: 'bg.muted', maxWidth: '100%' } });

/** Of what stands in fewer lines where there is room. */
interface HeightByWidth {
  readonly base: number;
  readonly sm?: number;
  readonly md?: number;
}

interface SkeletonProps {
  /** px, or any CSS length. */
  width?: number | string;
  /** The final height of what will stand here, in px. */
  height: number | HeightByWidth;
}

/** A square bar of the final height; it shows after 150 ms, its room is kept from the start. */
export function Skeleton({ width = '100%', height }: SkeletonProps) {
  const shown = useDelay();
  return <Bar aria-hidden="true" width={width} height={inPixels(height)} visibility={shown ? 'visible' : 'hidden'} />;
}

function inPixels(height: SkeletonProps['height']) {
  if (typeof height === 'number') return `${height}px`;
  return Object.fromEntries(Object.entries(height).map(([breakpoint, px]) => [breakpoint, `${px}px`]));
}

/** Around skeletons: says to a screen reader what is on its way. */
export function SkeletonGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.div role="status" aria-label={label} aria-busy="true" display="grid" gap="12px">
      {children}
    </chakra.div>
  );
}

/** True once 150 ms have gone by: what comes sooner needs no placeholder. */
function useDelay(): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return over;
}
