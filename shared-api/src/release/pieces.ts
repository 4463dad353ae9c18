/** The folder of an area's releases: `remote-admin` for `admin`; the shell's is its own. */
export function pieceOf(area: string): string {
  return area === 'shell' ? area : `remote-${area}`;
}

/** The area whose releases lie in a folder: the other way round. */
export function areaOf(piece: string): string {
  return piece.replace(/^remote-/, '');
}
