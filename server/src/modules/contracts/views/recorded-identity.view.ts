import type { IdentityRecord } from 'shared-api/entities';
import type { RecordedIdentity } from '../contracts.ports';

/** The record as API and page show it. */
export function recordedIdentityView(identity: RecordedIdentity | null): IdentityRecord | null {
  if (identity === null) return null;
  const { sha256: _, ...shown } = identity;
  return shown;
}
