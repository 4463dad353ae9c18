/** A value before and after. */
export interface EntryChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Anything else that was written down. */
export interface EntryFact {
  readonly field: string;
  readonly value: unknown;
}

interface EntryData {
  readonly changes: readonly EntryChange[];
  readonly facts: readonly EntryFact[];
}

/**
 * Parts what an entry of the audit holds into what changed and what is only told. Changes are `{ from, to }` or
 * `{ before, after }`, or a list of `{ key, from, to }`.
 */
export function readEntry(data: Readonly<Record<string, unknown>>): EntryData {
  const fact = ([field, value]: [string, unknown]): EntryFact => ({ field, value });
  // The days of an export are no change. Of its one dealer the page has no name, and an identifier tells nobody anything.
  const isTold = ([field, value]: [string, unknown]) => field !== 'store_uid' || value === null;
  if ('format' in data) return { changes: [], facts: Object.entries(data).filter(isTold).map(fact) };
  const { from, to, before = from, after = to, changes, ...facts } = data;
  const listed = Array.isArray(changes) ? changes.flatMap(readChange) : [];
  const single = before === undefined && after === undefined ? [] : [{ field: '', before, after }];
  return {
    changes: [...single, ...listed],
    facts: Object.entries(facts).map(fact),
  };
}

function readChange(change: unknown): EntryChange[] {
  if (typeof change !== 'object' || change === null || !('key' in change)) return [];
  return [
    {
      field: String(change.key),
      before: 'from' in change ? change.from : undefined,
      after: 'to' in change ? change.to : undefined,
    },
  ];
}
