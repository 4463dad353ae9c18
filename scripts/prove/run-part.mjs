/**
 * What a part found.
 * @typedef {object} PartResult
 * @property {{ what: string, faults: string[] }[]} checks what must hold, each with what was seen against it
 * @property {[string, string | number][]} figures what was counted and measured, which nothing is asserted of
 * @property {string[]} [notRun] what it left out and why, in a sentence each
 */

/**
 * Something that is tried.
 * @typedef {object} Part
 * @property {string} name
 * @property {string} about
 * @property {Record<string, number>} counts how much of it makes a full run
 * @property {Record<string, number> | null} short what `npm test` does of it; null where another stage proves the same
 * @property {(options: { counts: Record<string, number>, seed: number, say: (line: string) => void }) => Promise<PartResult>} run
 */

/**
 * Runs a part with a share of its counts, or in its short form. One that breaks off has failed.
 * @param {Part} part
 * @param {{ share: number | 'short', seed: number, say: (line: string) => void }} options
 * @returns {Promise<PartResult & { name: string, about: string, counts: Record<string, number>, seconds: number }>}
 */
export async function runPart(part, { share, seed, say }) {
  const { name, about, run } = part;
  const counts = share === 'short' ? (part.short ?? {}) : countsOf(part, share);
  const sayOf = (line) => say(`${new Date().toISOString().slice(11, 19)} ${name.padEnd(9)} ${line}`);
  sayOf(about);
  const begun = performance.now();
  let result;
  try {
    result = await run({ counts, seed, say: sayOf });
  } catch (error) {
    result = { checks: [{ what: 'it ran to its end', faults: [String(error.stack ?? error)] }], figures: [] };
  }
  const seconds = (performance.now() - begun) / 1_000;
  const faults = result.checks.flatMap((check) => check.faults).length;
  sayOf(`${faults === 0 ? 'nothing was found' : `${faults} faults`} in ${seconds.toFixed(0)} s`);
  return { ...result, name, about, counts, seconds };
}

const countsOf = ({ counts }, share) =>
  Object.fromEntries(Object.entries(counts).map(([what, count]) => [what, Math.max(1, Math.round(count * share))]));
