import { userInfo } from 'node:os';
import { parseWords } from '../lib/command.mjs';
import { Refusal } from '../lib/refusal.mjs';

/** What every command takes, with what it is for. */
export const commonOptions = [
  ['--help', 'questa pagina'],
  ['--dry-run', 'controlla e racconta, ma non cambia niente'],
  ['--by NOME', 'chi lo fa, per la cronologia (RELEASED_BY, o chi ha aperto il terminale)'],
];

/** What a command takes that looks at the live product. */
export const serverOption = ['--server URL', 'dov’è il prodotto in linea (PUBLIC_URL, o http://127.0.0.1:4000)'];

/** For what is built here: the live server may not have its calls yet. */
export const waitOption = [
  '--wait MINUTI',
  'quanto aspettare il server in linea, se non ha ancora una chiamata che serve',
];

/** For a build of this repository in the place of one of another. */
export const takeOverOption = ['--take-over', 'prende il posto di un’area che in linea viene da un altro repository'];

/** For what everybody gets at once. */
export const urgentOption = ['--urgent', 'chiede a chi ha una pagina aperta di ricaricarla appena può'];

/** What a command takes that builds, checks and publishes. */
export const publishOptions = [
  ['--version V', 'il nome della versione (se manca: maggiore e minore di package.json, e il numero dopo l’ultimo)'],
  serverOption,
  waitOption,
  takeOverOption,
];

const known = {
  help: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  yes: { type: 'boolean' },
  version: { type: 'string' },
  by: { type: 'string' },
  server: { type: 'string' },
  reason: { type: 'string' },
  wait: { type: 'string' },
  every: { type: 'string' },
  to: { type: 'string' },
  urgent: { type: 'boolean' },
  'take-over': { type: 'boolean' },
};

/**
 * Takes the command line apart.
 * @param {string[]} args what follows `npm run release --`
 * @param {object} env where `PUBLIC_URL` and `PORT` may tell the server's address
 * @returns {{ words: string[], given: string[], options: { help: boolean, dryRun: boolean, yes: boolean,
 *   version?: string, by: string, server: string, isGuess: boolean, reason?: string, wait?: number,
 *   every?: string, to?: string, urgent: boolean, takeOver: boolean } }} `given` are the names of the
 *   typed options; `isGuess` when nobody said where the server is
 * @throws Refusal
 */
export function readOptions(args, env = process.env) {
  const { values, positionals } = parseWords(args, known, 'npm run release --');
  const named = values.server ?? (env.PUBLIC_URL || (env.PORT && `http://127.0.0.1:${env.PORT}`));
  const server = named || 'http://127.0.0.1:4000';
  if (!URL.canParse(server)) throw new Refusal(`${server} non è l'indirizzo di un server.`);
  const { help = false, 'dry-run': dryRun = false, yes = false, urgent = false, version, reason, every, to } = values;
  const { 'take-over': takeOver = false } = values;
  const wait = values.wait === undefined ? undefined : Number(values.wait);
  if (wait !== undefined && !(wait > 0 && wait <= 600))
    throw new Refusal(`${values.wait} non va bene: --wait vuole dei minuti, per esempio 30.`);
  const by = values.by || env.RELEASED_BY || userInfo().username;
  const options = {
    help,
    dryRun,
    yes,
    urgent,
    takeOver,
    version,
    reason,
    wait,
    every,
    to,
    by,
    server: new URL(server).origin,
    isGuess: !named,
  };
  return { words: positionals, given: Object.keys(values), options };
}
