/**
 * How two measures relate, from rounds in each of which both were taken: the middle ratio, and the lowest and highest.
 * @param {readonly { ours: number, bare: number }[]} rounds
 */
export function ratioOf(rounds) {
  const ratios = rounds.map(({ ours, bare }) => ours / bare).sort((a, b) => a - b);
  return {
    ratio: middle(ratios),
    lowest: ratios[0],
    highest: ratios.at(-1),
    ours: middle(rounds.map(({ ours }) => ours)),
    bare: middle(rounds.map(({ bare }) => bare)),
  };
}

/** The middle value; of an even number the lower of the two, so that no value is made up. */
export function middle(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

/**
 * A line of the report. `least` is a target that the ratio must reach, `most` one that it must not pass.
 * @returns {{ text: string, holds: boolean }}
 */
export function lineOf({ name, unit, rounds, least, most }) {
  const { ratio, lowest, highest, ours, bare } = ratioOf(rounds);
  const holds = (least === undefined || ratio >= least) && (most === undefined || ratio <= most);
  const target = least === undefined ? (most === undefined ? '' : `at most ${most}`) : `at least ${least}`;
  const cells = [
    name.padEnd(44),
    `${short(ours)} ${unit}`.padStart(12),
    `${short(bare)} ${unit}`.padStart(12),
    short(ratio).padStart(7),
    `${short(lowest)} to ${short(highest)}`.padStart(16),
    target.padStart(14),
    target === '' ? '' : holds ? 'ok' : 'SHORT',
  ];
  return { text: cells.join('  ').trimEnd(), holds };
}

/** The head over such lines. */
export const head = [
  'what'.padEnd(44),
  'ours'.padStart(12),
  'bare'.padStart(12),
  'ratio'.padStart(7),
  'spread'.padStart(16),
  'target'.padStart(14),
].join('  ');

/** Three digits that count. */
function short(value) {
  return value >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
}
