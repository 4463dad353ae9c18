import type { AreaStatus } from 'shared-api/entities';

export type AreaNote = NonNullable<AreaStatus['history']>[number] & {
  readonly area: string;
  readonly title?: string | undefined;
};

/** What was done to all areas, newest first. */
export function releaseNotes(areas: readonly AreaStatus[]): readonly AreaNote[] {
  return areas
    .flatMap(({ name, title, history = [] }) => history.map((note) => ({ ...note, area: name, title })))
    .sort((a, b) => b.released_at.localeCompare(a.released_at));
}
