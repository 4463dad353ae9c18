/** Whether an error of the system or of a library says one of some codes, such as `ENOENT`. */
export function hasCode(error: unknown, ...codes: readonly unknown[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(error.code);
}
