import { parseArgs } from 'node:util';

/**
 * What was asked of `npm test`.
 * @typedef {object} Request
 * @property {string[]} stages those that are named; none for all
 * @property {boolean} both everything on both databases, and nothing left out because it passed before
 * @property {boolean} quick checks, and the tests nearest to what changed
 * @property {string | null} shard a part of the browser's specs, such as `1/3`
 */

/**
 * @param {string[]} args
 * @param {string[]} known the names of all stages
 * @returns {Request}
 * @throws Error in a sentence for whoever typed it
 */
export function readRequest(args, known) {
  const { values, positionals } = parseArgs({ args, options: { shard: { type: 'string' } }, allowPositionals: true });
  const words = new Set(positionals);
  const [both, quick] = [words.delete('both'), words.delete('quick')];
  const unknown = [...words].filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no stage ${unknown.join(', ')}; there are ${known.join(', ')}, and quick and both.`);
  if (quick && (both || words.size > 0)) throw new Error('quick chooses its stages itself.');
  if (values.shard !== undefined && !/^[1-9]\d*\/[1-9]\d*$/.test(values.shard))
    throw new Error('A shard is written as 1/3.');
  return { stages: [...words], both, quick, shard: values.shard ?? null };
}
