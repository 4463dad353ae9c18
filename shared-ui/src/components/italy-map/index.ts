/**
 * A drawing for two pages only: no shared entry point, each area that draws it carries it. It takes the look from `shared-ui`,
 * the entry point, so that no copy of Chakra comes along.
 */
export { ItalyMap, type MapSquare } from './italy-map';
export { placeOnMap } from './italy-outline';
