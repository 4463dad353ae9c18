/** Where the pages keep what the server said of people. */
export const userKeys = {
  all: ['admin', 'users'],
  lists: ['admin', 'users', 'list'],
  record: (uid: string) => ['admin', 'users', 'record', uid],
  privacy: (uid: string) => ['admin', 'users', 'privacy', uid],
  sessions: (uid: string) => ['admin', 'users', 'sessions', uid],
  stores: (uid: string) => ['admin', 'users', 'stores', uid],
  contracts: (uid: string) => ['admin', 'users', 'contracts', uid],
} as const;
