/** The menu of actions, in the script of all that opens over a page. */
export const loadMenu = async () => (await import('shared-ui/overlays')).Menu;
