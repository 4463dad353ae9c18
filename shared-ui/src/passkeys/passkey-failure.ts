/** Closed or left alone by the person, here already, or out of order. */
export type PasskeyFailure = 'cancelled' | 'known' | 'failed';

const names: Readonly<Record<string, PasskeyFailure>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
};

/** Why a browser gave no passkey; null for an error that is not of the browser's. */
export function passkeyFailure(error: unknown): PasskeyFailure | null {
  if (!(error instanceof Error)) return null;
  // WebAuthn's package wraps what the browser threw, and keeps its name.
  if (error instanceof DOMException || error.name === 'WebAuthnError') return names[error.name] ?? 'failed';
  return names[error.name] ?? null;
}
