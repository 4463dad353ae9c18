import type { ReleaseNote } from 'shared-api/release';

/** What is done to a piece, as the audit log names it behind `areas.`. */
export const areaActions: Readonly<Record<ReleaseNote['what'], string>> = {
  published: 'published',
  live: 'released',
  canary: 'canary-started',
  promoted: 'promoted',
  rolled_back: 'rolled-back',
  canary_stopped: 'canary-stopped',
  disabled: 'disabled',
  enabled: 'enabled',
  pruned: 'pruned',
  retired: 'retired',
};
