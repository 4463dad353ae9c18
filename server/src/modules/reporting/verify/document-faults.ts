import type { Document, DocumentKind } from '../../documents';
import { type Fault, fault } from './faults';
import type { StoredEvent, StoredHistory } from './stored-history';

/** A file that the history names; facts that an older event did not carry are left out. */
interface ToldDocument {
  readonly kind: DocumentKind;
  readonly sealed: boolean;
  readonly sha256: unknown;
  readonly facts?: Readonly<Record<string, unknown>>;
}

/**
 * Each document that the history names has its row, with that hash and that seal; each row is named. Receipts, and
 * what was shown for a signature that never came, are named since version 2.
 */
export function documentFaults({ events, documents, identity }: StoredHistory): Fault[] {
  if (events.some(({ type }) => type === 'erased'))
    return documents.map((row) => fault('unknownDocument', nameOf(row)));
  const told = events.flatMap(documentsIn);
  const missing = told.filter((document) => !documents.some((row) => isSame(document, row)));
  const allNamed = events.every(({ hash_version }) => hash_version > 1);
  const untold = documents.filter((row) => !told.some((document) => isSame(document, row)) && (row.sealed || allNamed));
  return [
    ...missing.map(({ kind, sha256 }) => fault('noDocument', `${kind} ${String(sha256).slice(0, 16)}`)),
    ...untold.map((row) => fault('unknownDocument', nameOf(row))),
    ...presentFaults(told, documents),
    ...(identityOf(events) === (identity?.sha256 ?? undefined) ? [] : [fault('identity')]),
  ];
}

export function nameOf({ kind, version }: Pick<Document, 'kind' | 'version'>): string {
  return `${kind} v${version}`;
}

function documentsIn({ type, data }: StoredEvent): ToldDocument[] {
  switch (type) {
    case 'code_sent':
    case 'signed':
      return named({ kind: 'contratto', sealed: false, sha256: data.document_sha256 });
    case 'document_sealed': {
      const facts = {
        certificate_sha256: data.certificate_sha256,
        shown_sha256: data.shown_sha256,
        seal_level: data.seal,
      };
      if (data.kind !== 'contratto') return named({ kind: 'scheda', sealed: true, sha256: data.sha256, facts });
      return [
        ...named({ kind: 'contratto', sealed: false, sha256: data.shown_sha256 }),
        ...named({ kind: 'contratto', sealed: true, sha256: data.sha256, facts }),
      ];
    }
    case 'filled': {
      const facts = { certificate_sha256: data.certificate_sha256, shown_sha256: data.shown_sha256 };
      return named({ kind: 'scheda', sealed: true, sha256: data.sha256, facts });
    }
    case 'paid':
    // A payment that was corrected is receipted anew.
    case 'edited':
      return named({ kind: 'ricevuta', sealed: false, sha256: data.receipt_sha256 });
    case 'withdrawn':
      return named({ kind: 'recesso', sealed: false, sha256: data.document_sha256 });
    default:
      return [];
  }
}

/** A demonstration's document that is made on first opening has no hash yet. */
function named(document: ToldDocument): ToldDocument[] {
  return typeof document.sha256 === 'string' ? [document] : [];
}

function isSame({ kind, sealed, sha256, facts = {} }: ToldDocument, row: Document): boolean {
  const values = new Map<string, unknown>(Object.entries(row));
  const agrees = ([fact, value]: [string, unknown]) => value === undefined || value === values.get(fact);
  return row.kind === kind && row.sealed === sealed && row.sha256 === sha256 && Object.entries(facts).every(agrees);
}

/** What a customer is given is the last one of its kind, and nothing that an older one replaced. */
function presentFaults(told: readonly ToldDocument[], documents: readonly Document[]): Fault[] {
  return (['contratto', 'scheda', 'ricevuta'] as const).flatMap((kind) => {
    // Nobody seals a receipt.
    const isFinal = (document: Pick<Document, 'kind' | 'sealed'>) =>
      document.kind === kind && document.sealed === (kind !== 'ricevuta');
    const last = told.findLast(isFinal);
    const present = documents.filter((row) => isFinal(row) && row.superseded_at === null);
    if (last === undefined) return [];
    return present.length === 1 && present.every((row) => isSame(last, row)) ? [] : [fault('presentDocument', kind)];
  });
}

function identityOf(events: readonly StoredEvent[]): unknown {
  return events.findLast(({ data }) => data.identity_sha256 !== undefined)?.data.identity_sha256;
}
