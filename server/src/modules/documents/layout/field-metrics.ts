/**
 * How a value stands in its box. The form is drawn and filled with the same measures, so that a value shares its
 * label's baseline. Lengths in points.
 */

/** White space between a field's edge and its text; boxes are drawn this much wider than their column. */
export const FIELD_INSET = 2;

/** Distance between the baselines of a value of several lines, as a part of its size. */
export const LEADING = 1.27;

/** Height of Roboto's capitals, and of its tallest accented ones, as parts of the size. */
const CAP_HEIGHT = 0.711;
const RISE = 0.95;
/** A line needs this many times its size in height. */
const LINE = 1.4;

/** The height of a box made for one line of this size. */
export function heightForLine(size: number): number {
  return size * (LINE + 0.05);
}

/** Do this many lines fit into the height? */
export function linesFit(count: number, size: number, height: number): boolean {
  return count === 1 ? size * LINE <= height : count * size * LEADING <= height;
}

/** How far above the box's lower edge a single centred line stands. */
export function centredBaseline(size: number, height: number): number {
  return (height - size * CAP_HEIGHT) / 2;
}

/** How far below the box's upper edge the first of several lines stands. */
export function firstBaseline(size: number): number {
  return 1 + size * RISE;
}
