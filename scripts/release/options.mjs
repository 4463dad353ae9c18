import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { Refusal } from './refusal.mjs';

const known = {
  help: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  version: { type: 'string' },
  by: { type: 'string' },
  server: { type: 'string' },
  reason: { type: 'string' },
};

/**
 * Takes the command line apart.
 * @param {string[]} args what follows `npm run release --`
 * @param {object} env where `PUBLIC_URL` and `PORT` may tell the server's address
 * @returns {{ words: string[], options: { help: boolean, dryRun: boolean, version?: string, by: string,
 *   server: string, reason?: string } }}
 * @throws Refusal
 */
export function readOptions(args, env = process.env) {
  const { values, positionals } = parse(args);
  const server = values.server ?? (env.PUBLIC_URL || `http://127.0.0.1:${env.PORT || 4000}`);
  if (!URL.canParse(server)) throw new Refusal(`${server} non è l'indirizzo di un server.`);
  const { help, version, reason } = values;
  const options = { help, dryRun: values['dry-run'], version, reason, server: new URL(server).origin };
  return { words: positionals, options: { ...options, by: values.by ?? env.RELEASED_BY ?? userInfo().username } };
}

function parse(args) {
  try {
    return parseArgs({ args, options: known, allowPositionals: true });
  } catch (error) {
    const [, option] = /'(--?[\w-]+)/.exec(error.message) ?? [];
    throw new Refusal(`L'opzione ${option ?? ''} non va bene: npm run release -- --help dice quali ci sono.`);
  }
}
