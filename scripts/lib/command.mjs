import { parseArgs } from 'node:util';
import { Refusal } from './refusal.mjs';

/**
 * Runs a command of the terminal. A refusal ends it with its sentence, any other error with its stack.
 * @param {(args: string[]) => Promise<number>} main does what the arguments ask, and gives the exit code
 */
export async function runCommand(main) {
  try {
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/**
 * Takes a command line apart.
 * @param {string[]} args
 * @param {import('node:util').ParseArgsOptionsConfig} known the options that there are
 * @param {string} command as it is typed, for whoever typed another option: `npm run release --`
 * @throws Refusal
 */
export function parseWords(args, known, command) {
  try {
    return parseArgs({ args, options: known, allowPositionals: true });
  } catch (error) {
    const [, option] = /'(--?[\w-]+)/.exec(error.message) ?? [];
    throw new Refusal(`L'opzione ${option ?? ''} non va bene: ${command} --help dice quali ci sono.`);
  }
}
