import { root } from '../lib/files.mjs';
import { Refusal } from '../lib/refusal.mjs';
import { run } from '../lib/run.mjs';
import { moment } from './say.mjs';

/**
 * Refuses to put a build of this repository in the place of one of another: two teams may have chosen one name. What was
 * released from a terminal does not say where it comes from, and is not compared.
 * @param {string} name the piece
 * @param {{ released_at: string, released_by: string, provenance?: { run: string | null } } | undefined} live
 * @param {{ takeOver?: boolean, folder?: string, env?: object }} [how] `takeOver` when the person knows it; the
 *   repository; the environment tells of a CI run
 * @returns {Promise<string | null>} what a person at a terminal is to know of it; null when there is nothing
 * @throws Refusal
 */
export async function expectOwnRepository(name, live, { takeOver = false, folder = root, env = process.env } = {}) {
  const other = repositoryOfRun(live?.provenance?.run);
  if (other === null) return null;
  const own = await ownRepositories(folder, env);
  if (own.includes(other)) return null;
  if (takeOver) return env.GITHUB_REPOSITORY ? null : takenFromTerminal(other);
  if (own.length === 0)
    return `in linea viene da ${other}; qui nessun remote di git dice quale repository è questo, e non si confronta.`;
  throw new Refusal(
    `${name} in linea viene da un altro repository (${other}, pubblicata da ${live.released_by} il ${moment(live.released_at)}): se è di un'altra squadra, qui serve un altro nome. Se invece questo repository ne prende il posto, --take-over la sostituisce.`,
  );
}

const takenFromTerminal = (other) =>
  `prende il posto di ${other}. Da un terminale una versione non dice da quale repository viene: il prossimo rilascio di ${other} non sarà rifiutato.`;

/** By what this repository is known: in CI by its own name, at a terminal by all its remotes. */
async function ownRepositories(folder, { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository }) {
  if (server && repository) return [repositoryName(`${server}/${repository}`)];
  const { code, output } = await run(['git', 'remote', '-v'], { cwd: folder });
  const addresses = code === 0 ? output.split('\n').map((line) => line.split(/\s/)[1] ?? '') : [];
  return addresses.map(repositoryName).filter(Boolean);
}

/** Of the page of a run, as provenance.mjs writes it. */
function repositoryOfRun(address) {
  const [, repository] = /^(.+)\/actions\/runs\/[^/]+$/.exec(address ?? '') ?? [];
  return repository === undefined ? null : repositoryName(repository);
}

/**
 * One name for every way to write a repository's address: `github.com/carcare/carcare`.
 * @returns {string | null} null for a folder of this machine
 */
export function repositoryName(address) {
  const [, host, path] =
    /^[a-z+]+:\/\/(?:[^@/]*@)?([^/:]+)(?::\d+)?\/(.+)$/i.exec(address) ??
    /^(?:[^@/:]+@)?([^/:]+):(.+)$/.exec(address) ??
    [];
  if (host === undefined) return null;
  return `${host}/${path}`
    .replace(/\/+$/, '')
    .replace(/\.git$/, '')
    .toLowerCase();
}
