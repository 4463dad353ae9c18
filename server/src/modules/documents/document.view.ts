import type { ContractDocument } from 'shared-api/entities';
import type { Document } from './documents.repository';

export function documentView(document: Document): ContractDocument {
  const { id, kind, version, sha256, sealed, superseded_at, size, created_at } = document;
  return {
    id,
    kind,
    version,
    sha256,
    sealed,
    superseded: superseded_at !== null,
    size,
    created_at: created_at.toISOString(),
  };
}
