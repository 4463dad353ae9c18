import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../lib/refusal.mjs';

/**
 * The last of the hundred shares of browsers (server/src/platform/web/canary-bucket.ts): no canary reaches it, so that
 * it gets what is live.
 */
export const liveShare = { name: 'bucket', value: '99' };

/**
 * What runs at an address now, as a browser finds it that no canary reaches.
 * @param {string} server its origin
 * @param {{ isGuess?: boolean }} how `isGuess` when nobody said that it is there
 * @throws Refusal when it does not answer
 */
export async function readLive(server, { isGuess = false } = {}) {
  const registry = await readJson(`${server}/registry.json`).catch((error) => {
    if (error instanceof NoAnswer && isGuess) throw new Refusal(whereIsIt(server));
    throw error;
  });
  const shellAt = new URL(registry.shell.base, server);
  const [shell, areas, document, page] = await Promise.all([
    readJson(new URL('shell.json', shellAt)),
    Promise.all(registry.areas.map((area) => withNeeds(area, server))),
    readJson(`${server}/api/v1/openapi.json`),
    readText(`${server}/`),
  ]);
  const scripts = await Promise.all(shell.scripts.map((file) => readText(new URL(file, shellAt))));
  const [, config] = /id="carcare-config">([^<]*)</.exec(page) ?? [];
  const { stage } = JSON.parse(config ?? '{}');
  return {
    server,
    stage,
    areas,
    apiVersion: registry.apiVersion,
    shell,
    shellBase: registry.shell.base,
    shellCode: scripts.join('\n'),
    document,
  };
}

/**
 * The version of the contract that the live server serves, for a change of what is live; null when it does not tell: a
 * way back must be open while the server is down.
 */
export async function readServedVersion(server) {
  const asked = fetch(`${server}/registry.json`, { signal: AbortSignal.timeout(5_000) });
  const answer = await asked.then((found) => (found.ok ? found.json() : null)).catch(() => null);
  return answer?.apiVersion ?? null;
}

/**
 * An area with the versions that it was built with and the names that it uses with their types, which pages need not know; one that cannot
 * be read says nothing.
 */
async function withNeeds(area, server) {
  const manifest = await readJson(new URL('area.json', new URL(area.base, server))).catch(() => ({}));
  const { singletons, ranges, uses, types } = manifest;
  return { ...area, singletons, ranges, uses, types };
}

/**
 * What is live when pieces that are built here go live at once: their manifests in the place of the live ones.
 * @param {object} live
 * @param {{ name: string, dist: string }[]} pieces
 */
export function liveAfter(live, pieces) {
  const read = (piece, file) => readFileSync(path.join(piece.dist, file), 'utf8');
  const shell = pieces.find(({ name }) => name === 'shell');
  const built = pieces
    .filter((piece) => piece !== shell)
    .map((piece) => ({ ...JSON.parse(read(piece, 'area.json')), enabled: true }));
  const others = live.areas.filter(({ name }) => built.every((area) => area.name !== name));
  const after = { ...live, areas: [...others, ...built] };
  if (!shell) return after;
  const manifest = JSON.parse(read(shell, 'shell.json'));
  return { ...after, shell: manifest, shellCode: manifest.scripts.map((file) => read(shell, file)).join('\n') };
}

class NoAnswer extends Refusal {}

const sayWhere = "--server dice dov'è quello in linea.";
const whereIsIt = (server) =>
  `A ${server} non risponde nessuno, e nessuno ha detto dov'è il prodotto in linea: lo dicono --server, PUBLIC_URL o, su questa macchina, PORT.`;

async function readJson(address) {
  return JSON.parse(await readText(address));
}

async function readText(address) {
  const headers = { cookie: `${liveShare.name}=${liveShare.value}` };
  const answer = await fetch(address, { headers, signal: AbortSignal.timeout(60_000) }).catch(() => null);
  if (answer === null) throw new NoAnswer(`Il server non risponde a ${address}: ${sayWhere}`);
  if (!answer.ok) throw new Refusal(`Il server non risponde a ${address} (${answer.status}): ${sayWhere}`);
  return answer.text();
}
