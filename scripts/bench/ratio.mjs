import { middle } from '../lib/middle.mjs';

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

/**
 * A line of the report. `least` is a target that the ratio must reach, `most` one that it must not pass, and `mostOurs`
 * one for what was measured of ours alone. A line that falls short tells by `bound` what keeps it from its target.
 * @returns {{ text: string, holds: boolean }}
 */
export function lineOf({ name, unit, rounds, least, most, mostOurs, bound }) {
  const { ratio, lowest, highest, ours, bare } = ratioOf(rounds);
  const holds = keeps(ratio, { least, most }) && keeps(ours, { most: mostOurs });
  const targets = [targetOf({ least, most }), ...(mostOurs === undefined ? [] : [`${mostOurs} ${unit}`])];
  return line({
    cells: [name, `${short(ours)} ${unit}`, `${short(bare)} ${unit}`, short(ratio), spread(lowest, highest)],
    target: targets.filter((target) => target !== '').join(', '),
    holds,
    bound,
  });
}

/**
 * A line about what is measured of ours alone: bytes, memory, commits.
 * @returns {{ text: string, holds: boolean }}
 */
export function ownLineOf({ name, unit, values, least, most, bound }) {
  const ours = middle(values);
  return line({
    cells: [name, `${short(ours)} ${unit}`, '', '', spread(Math.min(...values), Math.max(...values))],
    target: targetOf({ least, most }),
    holds: keeps(ours, { least, most }),
    bound,
  });
}

const keeps = (value, { least, most }) =>
  (least === undefined || value >= least) && (most === undefined || value <= most);

function targetOf({ least, most }) {
  if (least !== undefined) return `at least ${least}`;
  return most === undefined ? '' : `at most ${most}`;
}

const widths = [56, 12, 12, 7, 18, 16];

function line({ cells, target, holds, bound }) {
  const verdict = target === '' ? '' : holds ? 'ok' : `SHORT${bound === undefined ? '' : `: ${bound}`}`;
  return { text: [columns([...cells, target]), verdict].join('  ').trimEnd(), holds };
}

const columns = (cells) =>
  cells.map((cell, place) => (place === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[place]))).join('  ');

const spread = (lowest, highest) => (lowest === highest ? '' : `${short(lowest)} to ${short(highest)}`);

/** The head over such lines. */
const head = columns(['what', 'ours', 'bare', 'ratio', 'spread', 'target']);

/**
 * Says lines under their head, each when it is known, and below one that falls short what is told of it.
 * @param {(line: string) => void} say
 */
export function table(say) {
  const lines = [];
  say(head);
  return {
    /** @param {() => string | string[] | Promise<string | string[]>} [tell] what kept the line from its target */
    async add(next, tell = () => []) {
      say(next.text);
      lines.push(next);
      if (!next.holds) for (const told of [await tell()].flat()) say(`  ${told}`);
    },
    holds: () => lines.every(({ holds }) => holds),
  };
}

/** Three digits that count. */
function short(value) {
  return Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
}
