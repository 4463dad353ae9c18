/** The names of the area's server state about contracts. */
export const contractKeys = {
  /** Every list and count: `[...lists, 'list', query]`. */
  lists: ['manager', 'contracts'],
  /** One contract and all that hangs on it. */
  all: (uid: string) => ['manager', 'contract', uid],
  record: (uid: string) => ['manager', 'contract', uid, 'record'],
  events: (uid: string) => ['manager', 'contract', uid, 'events'],
  messages: (uid: string) => ['manager', 'contract', uid, 'messages'],
  documents: (uid: string) => ['manager', 'contract', uid, 'documents'],
  file: (uid: string, id: string) => ['manager', 'contract', uid, 'documents', id],
  notes: (uid: string) => ['manager', 'contract', uid, 'notes'],
  attachments: (uid: string) => ['manager', 'contract', uid, 'attachments'],
} as const;
