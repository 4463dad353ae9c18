/** A field that two people have edited, as texts to read. */
export interface ComparedField {
  key: string;
  label: string;
  /** What stood there when both began. */
  base: string;
  theirs: string;
  mine: string;
}

export type Side = 'theirs' | 'mine';

/** The fields on which the two differ. */
export function differing(fields: readonly ComparedField[]): readonly ComparedField[] {
  return fields.filter(({ theirs, mine }) => theirs !== mine);
}

/** What is chosen at first: one's own, unless only the other touched the field. */
export function firstChoice({ base, mine }: ComparedField): Side {
  return mine === base ? 'theirs' : 'mine';
}
