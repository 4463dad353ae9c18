import { parseWords } from '../lib/command.mjs';

const known = {
  help: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  path: { type: 'string' },
  role: { type: 'string' },
  title: { type: 'string' },
  into: { type: 'string' },
};

/**
 * Takes the command line apart.
 * @param {string[]} args what follows `npm run area --`
 * @returns {{ words: string[], options: { help: boolean, dryRun: boolean, path?: string, role?: string, title?: string, into?: string } }}
 * @throws Refusal
 */
export function readOptions(args) {
  const { values, positionals } = parseWords(args, known, 'npm run area --');
  const { 'dry-run': dryRun, ...others } = values;
  return { words: positionals, options: { ...others, dryRun } };
}
