import type { AreaStatus } from 'shared-api/entities';

/** When the present version went to everybody, and whose action it was; without a note, when it was published. */
export function liveSince({ history = [], live }: AreaStatus): { readonly at: string; readonly by: string } {
  const note = history.find(({ what }) => what === 'live' || what === 'promoted' || what === 'rolled_back') ?? live;
  return { at: note.released_at, by: note.released_by };
}
