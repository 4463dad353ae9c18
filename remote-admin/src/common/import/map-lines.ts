import type { ImportChange, ImportLine } from 'shared-api/entities';

/** Lines one after the other that fare alike. */
export interface LineRun {
  /** The place of its first line among the file's, from 0. */
  readonly from: number;
  readonly length: number;
  readonly change: ImportChange;
}

/** A file's lines as runs, so that a long file is drawn with few shapes. */
export function lineRuns(lines: readonly ImportLine[]): readonly LineRun[] {
  const runs: LineRun[] = [];
  lines.forEach(({ change }, place) => {
    const last = runs.at(-1);
    if (last?.change === change) runs[runs.length - 1] = { ...last, length: last.length + 1 };
    else runs.push({ from: place, length: 1, change });
  });
  return runs;
}

/** How far from an error a press on the map still means it, as a share of the map. */
const reach = 0.012;

/**
 * The line that a press on the map means: an error close by, else the line at that place.
 * @param at 0 at the first line, 1 after the last
 */
export function lineAt(lines: readonly ImportLine[], at: number): ImportLine | undefined {
  const place = at * lines.length;
  const near = lines
    .map((line, index) => ({ line, away: Math.abs(index + 0.5 - place) }))
    .filter(({ line, away }) => line.change === 'error' && away <= Math.max(0.5, reach * lines.length))
    .sort((a, b) => a.away - b.away)[0];
  return near?.line ?? lines[Math.min(lines.length - 1, Math.max(0, Math.floor(place)))];
}
