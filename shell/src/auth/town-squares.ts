import type { MapSquare } from 'shared-ui/italy-map';

/** Larger towns, in px on the map. */
const towns = [
  [39, 104],
  [98, 83],
  [88, 138],
  [116, 71],
  [138, 79],
  [167, 84],
  [172, 52],
  [201, 86],
  [254, 53],
  [117, 105],
  [142, 117],
  [180, 133],
  [227, 156],
  [177, 170],
  [141, 182],
  [221, 204],
  [264, 179],
  [291, 238],
  [225, 267],
  [241, 288],
  [293, 320],
  [313, 329],
  [342, 288],
  [394, 306],
  [444, 346],
  [352, 331],
  [369, 400],
  [259, 461],
  [325, 492],
  [95, 404],
  [73, 326],
  [34, 139],
] as const;

/** What the map shows where no dealers are asked for. */
export const townSquares: readonly MapSquare[] = towns.map(([x, y]) => ({ key: `${x} ${y}`, x, y, side: 7 }));
