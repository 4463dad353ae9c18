/** The id of what stands under a field: its error, warning or hint. */
export function noteId(controlId: string): string {
  return `${controlId}-note`;
}
