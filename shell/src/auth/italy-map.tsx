import { useId } from 'react';
import { chakra } from 'shared-ui';
import { italyOutline, towns } from './italy-outline';

const Drawing = chakra('svg', { base: { width: '455px', height: '536px', overflow: 'visible', color: 'line.link' } });

const Town = chakra('rect', { base: { fill: 'brand' } });

const townSize = 7;
const lineGap = 6;

/** Hairlines 6 px apart, cut by Italy's outline, and a square a town. Decoration: it says nothing that words do not. */
export function ItalyMap() {
  const id = useId();
  return (
    <Drawing viewBox="0 0 455 536" aria-hidden="true">
      <defs>
        <pattern id={id} width={lineGap} height={lineGap} patternUnits="userSpaceOnUse">
          <path d={`M0 .5H${lineGap}`} stroke="currentColor" />
        </pattern>
      </defs>
      <path d={italyOutline} fill={`url(#${id})`} />
      {towns.map(([x, y]) => (
        <Town key={`${x} ${y}`} x={x - townSize / 2} y={y - townSize / 2} width={townSize} height={townSize} />
      ))}
    </Drawing>
  );
}
