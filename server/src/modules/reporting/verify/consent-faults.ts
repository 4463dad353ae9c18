import { type Fault, fault } from './faults';
import type { StoredEvent, StoredHistory } from './stored-history';

const kinds = ['general', 'marketing', 'survey'] as const;
type Kind = (typeof kinds)[number];

/** A yes or a no at its moment, as one text. */
type Choice = `${Kind} ${boolean} ${string}`;

/**
 * Each choice that the history tells has its row in the ledger, and each row is told. What a dealer's draft did not ask
 * for is a no without a row; before version 2 an erased account took its consents back without an event.
 */
export function consentFaults({ events, consents: ledger }: StoredHistory): Fault[] {
  if (events.some(({ type }) => type === 'erased')) return [];
  const told = events.flatMap(choicesOf);
  const toldTexts = new Set(told.map(({ choice }) => choice));
  const rows = ledger.map((row) => ({ ...row, choice: textOf(row.kind, row.granted, row.created_at.toISOString()) }));
  const rowTexts = new Set<string>(rows.map(({ choice }) => choice));
  const sealedSince = events.find(({ hash_version }) => hash_version > 1)?.at;
  const isOldRevocation = ({ granted, source, created_at }: (typeof rows)[number]) =>
    !granted &&
    (source === 'account' || source === 'admin') &&
    (sealedSince === undefined || created_at.toISOString() < sealedSince);
  const untold = rows.filter((row) => !toldTexts.has(row.choice) && !isOldRevocation(row)).map(({ kind }) => kind);
  const missing = told.filter(({ choice, needed }) => needed && !rowTexts.has(choice)).map(({ kind }) => kind);
  return [...new Set([...untold, ...missing])].map((kind) => fault('consent', kind));
}

function choicesOf({ type, at, details }: StoredEvent) {
  if (details === null) return [];
  const given = type === 'created' ? details.details : details.details.after;
  if (typeof given !== 'object' || given === null) return [];
  const values = new Map(Object.entries(given));
  return kinds.flatMap((kind) => {
    const granted = values.get(kind);
    if (typeof granted !== 'boolean') return [];
    return { kind, choice: textOf(kind, granted, at), needed: granted || type !== 'created' };
  });
}

function textOf(kind: Kind, granted: boolean, at: string): Choice {
  return `${kind} ${granted} ${at}`;
}
