/**
 * Tells a command that whoever started it wants no more of it (Ctrl-C, or the system that goes down), so that it takes
 * away what it has half done; who asks twice ends it at once.
 */
export function interruption(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => controller.abort());
  return controller.signal;
}
