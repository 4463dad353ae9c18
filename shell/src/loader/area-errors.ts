/** The area was built for another version of the host. */
export class UnfitAreaError extends Error {
  override name = 'UnfitAreaError';
}

/** The area was built for a newer server than this one. */
export class EarlyAreaError extends Error {
  override name = 'EarlyAreaError';
}

/** An administrator switched the area off. */
export class DisabledAreaError extends Error {
  override name = 'DisabledAreaError';
}

const failedLoads = new WeakSet<object>();

/** Remembers that an area did not load for this reason. */
export function noteFailedLoad(error: unknown): void {
  if (error instanceof Error) failedLoads.add(error);
}

/** Whether an area did not load for this reason; what broke otherwise broke while it was drawn. */
export function isFailedLoad(error: unknown): boolean {
  return error instanceof Error && failedLoads.has(error);
}

/** Whether the area did not come, or a script of one of its pages: at another address it may. */
export function didNotLoad(error: unknown): boolean {
  return isFailedLoad(error) || (error instanceof Error && error.name === 'ChunkLoadError');
}
