/** Where the pages keep what the server said of notifications. */
export const notificationKeys = {
  all: ['admin', 'notifications'],
  lists: ['admin', 'notifications', 'list'],
  record: (id: string) => ['admin', 'notifications', 'record', id],
  readers: (id: string) => ['admin', 'notifications', 'readers', id],
  people: (uids: readonly string[]) => ['admin', 'notifications', 'people', uids],
} as const;
