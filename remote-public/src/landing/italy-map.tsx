import type { PublicStore } from 'shared-api/entities';
import { chakra } from 'shared-ui';
import { italyHairlines, mapSize, placeOnMap } from './italy-outline';

/** Natural size always: below 960 the window cuts it, it is never scaled. */
const Svg = chakra('svg', {
  base: { display: 'block', width: `${mapSize.width + 8}px`, height: `${mapSize.height}px`, flexShrink: 0 },
});

interface Square {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  /** 7 px a town, 9 for two dealers or more. */
  readonly side: number;
}

/** One square a town, on the hairlines' grid. */
function squares(dealers: readonly PublicStore[]): Square[] {
  const towns = new Map<string, { x: number; y: number; count: number }>();
  for (const { city, lat, lng } of dealers) {
    if (lat === null || lng === null) continue;
    const known = towns.get(city);
    if (known) known.count += 1;
    else towns.set(city, { ...placeOnMap(lat, lng), count: 1 });
  }
  return [...towns].map(([key, { x, y, count }]) => ({ key, x, y, side: count > 1 ? 9 : 7 }));
}

/** Italy in hairlines with its dealers; the list beside it says the same in words. */
export function ItalyMap({ dealers }: { dealers: readonly PublicStore[] }) {
  return (
    <Svg viewBox={`-4 -2 ${mapSize.width + 8} ${mapSize.height}`} aria-hidden="true">
      <chakra.path d={italyHairlines} stroke="line.link" transform="translate(0 .5)" />
      {squares(dealers).map(({ key, x, y, side }) => (
        <chakra.rect key={key} x={x - side / 2} y={y - side / 2} width={side} height={side} fill="brand" stroke="bg.canvas" strokeWidth="1" />
      ))}
    </Svg>
  );
}
