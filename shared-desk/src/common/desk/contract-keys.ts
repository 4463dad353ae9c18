import type { DeskActor } from '../deeds/next-deed';

/** The names of a desk's server state about contracts: a person with two roles sees two lists. */
function contractKeysOf(desk: DeskActor) {
  return {
    /** Every list and count: `[...lists, 'list', query]`. */
    lists: [desk, 'contracts'],
    types: [desk, 'package-types'],
    /** What a car may have, for each car. */
    offers: [desk, 'pack-types'],
    /** One contract and all that hangs on it. */
    all: (uid: string) => [desk, 'contract', uid],
    record: (uid: string) => [desk, 'contract', uid, 'record'],
    events: (uid: string) => [desk, 'contract', uid, 'events'],
    messages: (uid: string) => [desk, 'contract', uid, 'messages'],
    documents: (uid: string) => [desk, 'contract', uid, 'documents'],
    file: (uid: string, id: string) => [desk, 'contract', uid, 'documents', id],
    notes: (uid: string) => [desk, 'contract', uid, 'notes'],
    attachments: (uid: string) => [desk, 'contract', uid, 'attachments'],
    chain: (uid: string) => [desk, 'contract', uid, 'chain'],
  } as const;
}

export type ContractKeys = ReturnType<typeof contractKeysOf>;

export const dealerKeys = contractKeysOf('manager');
export const operatorKeys = contractKeysOf('admin');
