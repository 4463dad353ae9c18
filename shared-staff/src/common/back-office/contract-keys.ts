import type { StaffActor } from '../actions/next-action';

/** The names of a backOffice's server state about contracts: a person with two roles sees two lists. */
function contractKeysOf(backOffice: StaffActor) {
  return {
    /** Every list and count: `[...lists, 'list', query]`. */
    lists: [backOffice, 'contracts'],
    types: [backOffice, 'package-types'],
    /** What a car may have, for each car. */
    offers: [backOffice, 'pack-types'],
    /** One contract and all that hangs on it. */
    all: (uid: string) => [backOffice, 'contract', uid],
    record: (uid: string) => [backOffice, 'contract', uid, 'record'],
    events: (uid: string) => [backOffice, 'contract', uid, 'events'],
    messages: (uid: string) => [backOffice, 'contract', uid, 'messages'],
    documents: (uid: string) => [backOffice, 'contract', uid, 'documents'],
    file: (uid: string, id: string) => [backOffice, 'contract', uid, 'documents', id],
    requests: (uid: string) => [backOffice, 'contract', uid, 'requests'],
    notes: (uid: string) => [backOffice, 'contract', uid, 'notes'],
    attachments: (uid: string) => [backOffice, 'contract', uid, 'attachments'],
    chain: (uid: string) => [backOffice, 'contract', uid, 'chain'],
  } as const;
}

export type ContractKeys = ReturnType<typeof contractKeysOf>;

export const dealerKeys = contractKeysOf('manager');
export const operatorKeys = contractKeysOf('admin');
