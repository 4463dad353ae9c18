const table = () => import('shared-ui/table');
const overlays = () => import('shared-ui/overlays');

/**
 * Modules that the shell shares with areas without using them itself. Nothing calls these, and nothing has to: the build
 * shares what it sees imported, reached or not.
 */
void [
  () => import('shared-ui/calendar'),
  () => import('shared-ui/desk'),
  () => import('shared-ui/forms'),
  () => import('shared-ui/passkeys'),
  () => import('shared-ui/pdf'),
];

/** Loads what nearly every page of the back-office opens sooner or later, before somebody opens it. */
export async function warmShared(): Promise<void> {
  await Promise.all([table(), overlays()]);
}
