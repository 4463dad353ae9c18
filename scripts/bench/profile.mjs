import { existsSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const profiler = new URL('profiler.mjs', import.meta.url);

/** What a process needs in its environment to be profiled later; `file` is where each profile is put down. */
export const profiled = (file) => ({ NODE_OPTIONS: `--import=${profiler}`, CPU_PROFILE: file });

/** What takes less than this share is told as the rest. */
const leastShare = 0.02;

/**
 * Where a process's time goes while something is asked of it, as one line: each package, room of our own or part of the
 * engine with its share.
 * @param {{ pid: number, file: string }} process one that was started as `profiled(file)` says
 * @param {() => Promise<unknown>} ask
 */
export async function profileOf({ pid, file }, ask) {
  rmSync(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  await ask();
  process.kill(pid, 'SIGUSR2');
  const shares = sharesOf(await written(file));
  const told = shares.filter(({ share }) => share >= leastShare);
  const rest = 1 - told.reduce((sum, { share }) => sum + share, 0);
  return [...told, { name: 'pieces smaller than these', share: rest }]
    .map(({ name, share }) => `${Math.round(share * 100)} % ${name}`)
    .join(', ');
}

/** The file is there whole when it can be read as JSON. */
async function written(file) {
  for (;;) {
    await wait(100);
    if (!existsSync(file)) continue;
    try {
      return JSON.parse(readFileSync(file, 'utf8'));
    } catch {}
  }
}

/**
 * The busy time of a profile by whose code it was spent in, the largest share first.
 * @param {import('node:inspector').Profiler.Profile} profile
 * @returns {{ name: string, share: number }[]}
 */
export function sharesOf({ nodes, samples, timeDeltas }) {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const times = new Map();
  const sources = sourcesOfBundles();
  for (const [place, id] of samples.entries()) {
    const frame = frames.get(id);
    if (frame.functionName === '(idle)') continue;
    const name = ownerOf(frame, sources);
    times.set(name, (times.get(name) ?? 0) + timeDeltas[place]);
  }
  const busy = [...times.values()].reduce((sum, time) => sum + time, 0);
  return [...times].map(([name, time]) => ({ name, share: time / busy })).sort((a, b) => b.share - a.share);
}

/** What the engine does for everybody, by the names that its own functions have. */
const engine = {
  '(garbage collector)': 'collecting garbage',
  '(program)': 'the engine',
  writev: 'writing to sockets',
  writeBuffer: 'writing to sockets',
  writeUtf8String: 'writing to sockets',
};

function ownerOf(frame, sources) {
  if (frame.url === '') return engine[frame.functionName] ?? 'the engine';
  if (frame.url.startsWith('node:')) return 'Node';
  const source = sources(frame);
  const [, library] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  if (library !== undefined) return library;
  // A room of our own: server/src/platform/http, shared-api/src/domain.
  return /((?:platform|modules)\/[^/]+|shared-api)/.exec(source)?.[1] ?? 'others of our own';
}

/** The file that a place of the product's bundle was made from. */
function sourcesOfBundles() {
  const maps = new Map();
  const mapOf = (url) => {
    const file = `${fileURLToPath(url)}.map`;
    return existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : null;
  };
  return ({ url, lineNumber, columnNumber }) => {
    if (!maps.has(url)) maps.set(url, mapOf(url));
    return maps.get(url)?.findEntry(lineNumber, columnNumber).originalSource ?? url;
  };
}
