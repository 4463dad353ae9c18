import type { AreaStatus } from 'shared-api/entities';

export type AreaNote = NonNullable<AreaStatus['history']>[number] & { readonly area: string };

/** What was done to all areas, newest first. */
export function releaseNotes(areas: readonly AreaStatus[]): readonly AreaNote[] {
  return areas
    .flatMap(({ name, history = [] }) => history.map((note) => ({ ...note, area: name })))
    .sort((a, b) => b.released_at.localeCompare(a.released_at));
}
