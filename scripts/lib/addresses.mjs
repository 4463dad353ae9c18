/** Addresses of the shell and of the server, with all that lies below them. */
const notForAreas = [
  ...['/api', '/areas', '/shell', '/media', '/dev', '/metrics'],
  ...['/error', '/login', '/forgot-password', '/undo-email'],
];
/** The shell's own page; what lies below is the areas'. */
const staffHome = '/cms';

const isBelow = (address, folder) => address === folder || address.startsWith(`${folder}/`);

/** Whether two addresses are one, or one lies below the other. Everything lies below `/`, which is a page and no folder. */
export function overlap(one, other) {
  if (one === '/' || other === '/') return one === other;
  return isBelow(one, other) || isBelow(other, one);
}

/** Whether no area can live at an address: it is the shell's or the server's. */
export function isTaken(address) {
  return address === staffHome || notForAreas.some((own) => overlap(address, own));
}
