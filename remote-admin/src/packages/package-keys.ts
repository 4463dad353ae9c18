/** The names of the area's server state about packages and their types. */
export const packageKeys = {
  all: ['admin', 'packages'],
  types: ['admin', 'packages', 'types'],
  list: ['admin', 'packages', 'list'],
  imports: ['admin', 'packages', 'imports'],
  record: (id: string) => ['admin', 'packages', 'record', id],
  versions: (id: string) => ['admin', 'packages', 'record', id, 'versions'],
  preview: (code: string, version: number) => ['admin', 'packages', 'preview', code, version],
} as const;
