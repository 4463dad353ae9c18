import { areaOf } from 'shared-api/release';

/** Where the shell's files stand. */
export const shellBase = '/shell/';

/** Below this an area's files stand, by its name. */
export const areasBase = '/areas/';

/** Where a piece's files stand: the build beside the server, or a version of the store. With a slash at the end. */
export function baseOf(piece: string, id: string | null): string {
  const base = piece === 'shell' ? shellBase : `${areasBase}${areaOf(piece)}/`;
  return id === null ? base : `${base}${id}/`;
}
