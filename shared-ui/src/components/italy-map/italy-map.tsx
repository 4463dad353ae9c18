import { chakra } from 'shared-ui';
import { italyHairlines, mapSize } from './italy-outline';

/** Room for a square that stands on the coast. */
const margin = 4;

/** Natural size, which a narrow window cuts; with `whole` a narrow one shows all of it, smaller. */
const Svg = chakra('svg', {
  base: { display: 'block', width: `${mapSize.width + 2 * margin}px`, height: `${mapSize.height}px`, flexShrink: 0 },
  variants: { whole: { true: { maxWidth: '100%', height: 'auto' } } },
});

/** A town: its place on the map (see `placeOnMap`) and the side of its square, in px. */
export interface MapSquare {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly side: number;
  /** Written beside the square, over the hairlines. */
  readonly name?: string;
}

/** Beyond this a name would leave the map at right: it stands at the left of its square then. */
const lastNameAt = mapSize.width * 0.7;

function TownName({ name, x, y, side }: Omit<MapSquare, 'key' | 'name'> & { name: string }) {
  const atLeft = x > lastNameAt;
  const beside = side / 2 + 5;
  return (
    <chakra.text
      x={atLeft ? x - beside : x + beside}
      y={y + 4}
      textAnchor={atLeft ? 'end' : 'start'}
      fill="fg"
      fontSize="13px"
      fontWeight="600"
      stroke="bg.canvas"
      strokeWidth="4"
      paintOrder="stroke"
    >
      {name}
    </chakra.text>
  );
}

/** Italy in hairlines with a square a town. Decoration: the page says the same in words. */
export function ItalyMap({ squares, whole = false }: { squares: readonly MapSquare[]; whole?: boolean }) {
  return (
    <Svg whole={whole} viewBox={`${-margin} -2 ${mapSize.width + 2 * margin} ${mapSize.height}`} aria-hidden="true">
      <chakra.path d={italyHairlines} stroke="line.link" transform="translate(0 .5)" />
      {squares.map(({ key, x, y, side }) => (
        <chakra.rect
          key={key}
          x={x - side / 2}
          y={y - side / 2}
          width={side}
          height={side}
          fill="brand"
          stroke="bg.canvas"
          strokeWidth="1"
        />
      ))}
      {squares.map(({ key, name, ...place }) => name && <TownName key={key} name={name} {...place} />)}
    </Svg>
  );
}
