/** The area was built for another version of the host door. */
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
