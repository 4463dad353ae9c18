/**
 * Loads the doors that are not part of the first script, before the first page asks for them. It is also what makes
 * the shell provide them: a door that the shell never imports is not shared.
 */
export async function warmDoors(): Promise<void> {
  await Promise.all([
    import('shared-ui/data'),
    import('shared-ui/files'),
    import('shared-ui/overlays'),
    import('shared-ui/pdf'),
    import('shared-ui/table'),
    import('shared-ui/work'),
  ]);
}
