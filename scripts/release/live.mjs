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
  const [shell, document, page] = await Promise.all([
    readJson(new URL('shell.json', shellAt)),
    readJson(`${server}/api/v1/openapi.json`),
    readText(`${server}/`),
  ]);
  const scripts = await Promise.all(shell.scripts.map((file) => readText(new URL(file, shellAt))));
  const [, config] = /id="carcare-config">([^<]*)</.exec(page) ?? [];
  const { stage } = JSON.parse(config ?? '{}');
  return {
    server,
    stage,
    areas: registry.areas,
    apiVersion: registry.apiVersion,
    shell,
    shellBase: registry.shell.base,
    shellCode: scripts.join('\n'),
    document,
  };
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
