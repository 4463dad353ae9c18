import { parseArgs } from 'node:util';
import { Refusal } from '../lib/refusal.mjs';

/**
 * What was asked of `npm run prove`.
 * @param {string[]} args
 * @param {readonly { name: string }[]} parts those that there are
 * @returns {{ names: string[], share: number, seed: number, report: string | null }}
 * @throws Refusal
 */
export function readProveOptions(args, parts) {
  const { values, positionals } = parsed(args);
  const known = parts.map(({ name }) => name);
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Refusal(`There is no part ${unknown.join(', ')}: there are ${known.join(', ')}.`);
  const share = Number(values.share ?? 1);
  if (!(share > 0 && share <= 1)) throw new Refusal('--share is a number above 0, and 1 at most.');
  const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
  if (!Number.isInteger(seed)) throw new Refusal('--seed is a whole number.');
  return { names: positionals.length > 0 ? positionals : known, share, seed, report: values.report ?? null };
}

function parsed(args) {
  const text = { type: 'string' };
  try {
    return parseArgs({ args, options: { share: text, seed: text, report: text }, allowPositionals: true });
  } catch (error) {
    throw new Refusal(error.message);
  }
}
