const table = () => import('shared-ui/table');
const overlays = () => import('shared-ui/overlays');

/** What areas find shared although the shell itself has no use for it: the build shares what it has seen imported. */
export const sharedForAreas = [
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
