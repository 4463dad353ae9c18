/** The addresses that search engines may keep; every other page is somebody's own, or about one vehicle. */
export const publicPaths: readonly string[] = [
  '/',
  '/ricerca',
  '/privacy',
  '/condizioni',
  '/condizioni/noleggio',
  '/recesso',
  '/verifica',
  '/accessibilita',
];

/** An address that shows one contract: its key is in it, and leaves with no link. */
export function isContractPath(pathname: string): boolean {
  return pathname.startsWith('/contract/');
}
