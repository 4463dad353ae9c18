/** Where the pages keep what the server said of dealers; the searches and the contracts keep theirs under `all`, too. */
export const storeKeys = {
  all: ['admin', 'stores'],
  lists: ['admin', 'stores', 'list'],
  imports: ['admin', 'stores', 'import'],
  methods: ['admin', 'stores', 'methods'],
  record: (uid: string) => ['admin', 'stores', 'record', uid],
  figures: (uid: string) => ['admin', 'stores', 'figures', uid],
} as const;
