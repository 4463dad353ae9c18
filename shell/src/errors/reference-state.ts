/** The state of a navigation to an error page: the request that was refused. */
export interface ReferenceState {
  readonly reference: string;
}

/** The reference in a location's state, if one is there. */
export function referenceIn(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'reference' in state && typeof state.reference === 'string'
    ? state.reference
    : null;
}
