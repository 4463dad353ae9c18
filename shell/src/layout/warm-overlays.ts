/**
 * Loads what stands over a page before it is needed: where people work, the first message may be that the connection
 * is lost, and then it is too late to load it.
 */
export async function warmOverlays(): Promise<void> {
  await Promise.all([
    import('../notifications/toasts'),
    import('../dialog/dialog-host'),
    import('../auth/sign-in-dialog'),
    import('../routing/leave-dialog'),
  ]);
}
