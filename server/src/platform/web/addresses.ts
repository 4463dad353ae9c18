/** Where the shell's files stand. */
export const shellBase = '/shell/';

/** Where an area's files stand, with a slash at the end. */
export function areaBase(area: string): string {
  return `/areas/${area}/`;
}
