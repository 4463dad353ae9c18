import { existsSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserWorkspaces, root } from '../lib/files.mjs';
import { written } from './written.mjs';

/** @typedef {import('node:inspector').Profiler.Profile} Profile */
/** @typedef {{ from: number, to: number, waited: number }} Hole microseconds of the clock that profiles have */

const profiler = new URL('profiler.mjs', import.meta.url);

/** What a process needs in its environment to be profiled later; `file` is where each profile is put down. */
export const profiled = (file) => ({ NODE_OPTIONS: `--import=${profiler}`, PROFILE: file });

/** What takes less than this share is told as the rest. */
const leastShare = 0.02;

const isIdle = ({ functionName }) => functionName === '(idle)';
const milliseconds = (microseconds) => `${Math.round(microseconds / 1_000).toLocaleString('en')} ms`;
const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);

/**
 * Where the time of a process and of its worker threads goes while something is asked of it.
 * @param {{ pid: number, file: string }} process one that was started as `profiled(file)` says
 * @param {() => Promise<unknown>} ask
 * @returns {Promise<{ main: Profile, threads: Profile[], hole: Hole }>} `hole` is the longest delay of the event loop
 * @throws Error when it does not put the profile down in time
 */
export const profileOf = (process, ask) => askProfiler(process, 'SIGUSR2', 'profile', ask);

/** What a process needs in its environment beside `profiled`, so that it is profiled from the beginning. */
export const profileFromStart = { PROFILE_FROM_START: '1' };

/** Where the time of such a process went until now, as `profileOf` tells it. */
export const profileSinceStart = (process) => endOfProfile(process, 'SIGUSR2', 'profile');

/** From one signal to the next the profiler looks, and then it puts down what it saw. */
export async function askProfiler({ pid, file }, signal, what, ask) {
  process.kill(pid, signal);
  await ask();
  return endOfProfile({ pid, file }, signal, what);
}

/** What the profiler has seen until now. */
export async function endOfProfile({ pid, file }, signal, what) {
  rmSync(file, { force: true });
  process.kill(pid, signal);
  return written(file, `the ${what} of process ${pid}`);
}

/**
 * Such a profile as lines, of the main thread and of the others where they had anything to do: how long they were busy,
 * and each package, room of our own or part of the engine with its share of that.
 * @returns {string[]}
 */
export function tellProfile({ main, threads }) {
  const busy = threads.filter(ranCode);
  return [
    `its time: ${tellTime([main])}`,
    ...(busy.length === 0 ? [] : [`its threads (${busy.length}): ${tellTime(busy)}`]),
  ];
}

/** A thread that waits is seen in the engine now and then. */
const ranCode = (profile) => sharesOf(profile).some(({ name }) => name !== engine['(program)']);

function tellTime(profiles) {
  const all = sum(profiles.flatMap(({ timeDeltas }) => timeDeltas));
  const busy = sum(profiles.flatMap((profile) => [...timesOf(profile).values()]));
  return `busy ${milliseconds(busy)} of ${milliseconds(all)}: ${tellShares(sharesOf(...profiles))}`;
}

/**
 * The longest delay of the event loop as one line: how long, and whose code ran meanwhile.
 * @param {{ main: Profile, hole: Hole }} profile
 */
export function tellHole({ main, hole }) {
  const waited = hole.waited < 1_000 ? '' : `, of which it waited ${milliseconds(hole.waited)} for a core`;
  const shares = sharesOf(within(main, hole));
  return `its hole: ${milliseconds(hole.to - hole.from)}${waited}: ${tellShares(shares)}`;
}

/** What of a profile lies between two moments. */
function within({ startTime, nodes, samples, timeDeltas }, { from, to }) {
  let at = startTime;
  const parts = timeDeltas.map((delta) => {
    at += delta;
    return Math.max(0, Math.min(at, to) - Math.max(at - delta, from));
  });
  return { nodes, samples, timeDeltas: parts };
}

function tellShares(shares) {
  if (shares.length === 0) return 'nothing ran';
  const told = shares.filter(({ share }) => share >= leastShare);
  const rest = 1 - sum(told.map(({ share }) => share));
  return [...told, ...(rest < 0.005 ? [] : [{ name: 'pieces smaller than these', share: rest }])]
    .map(({ name, share }) => `${Math.round(share * 100)} % ${name}`)
    .join(', ');
}

/**
 * The busy time of profiles by whose code it was spent in, the largest share first.
 * @param {...Profile} profiles
 * @returns {{ name: string, share: number }[]}
 */
export function sharesOf(...profiles) {
  const times = new Map();
  for (const profile of profiles)
    for (const [name, time] of timesOf(profile)) times.set(name, (times.get(name) ?? 0) + time);
  const busy = sum([...times.values()]);
  return [...times].map(([name, time]) => ({ name, share: time / busy })).sort((a, b) => b.share - a.share);
}

/** Microseconds by whose code they were spent in. */
function timesOf({ nodes, samples, timeDeltas }) {
  const owners = new Map(nodes.map(({ id, callFrame }) => [id, isIdle(callFrame) ? null : ownerOf(callFrame)]));
  const times = new Map();
  for (const [place, id] of samples.entries()) {
    const owner = owners.get(id);
    if (owner !== null) times.set(owner, (times.get(owner) ?? 0) + timeDeltas[place]);
  }
  return times;
}

/** What the engine does for everybody, by the names that its own functions have. */
const engine = {
  '(garbage collector)': 'collecting garbage',
  '(program)': 'the engine',
  writev: 'writing to sockets',
  writeBuffer: 'writing to sockets',
  writeUtf8String: 'writing to sockets',
};

function ownerOf(frame) {
  if (frame.url === '') return engine[frame.functionName] ?? 'the engine';
  if (frame.url.startsWith('node:')) return 'Node';
  // A library may have a map of its own, whose sources lie nowhere here.
  const source = frame.url.includes('/node_modules/') ? frame.url : sourceOf(frame);
  const [, library] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  if (library !== undefined) return library;
  // A room of our own: server/src/platform/http, shared-api/src/domain, shared-ui/src/theme.
  return /((?:platform|modules)\/[^/]+|shared-\w+|remote-[a-z]+)/.exec(source)?.[1] ?? 'others of our own';
}

/** The file that a place of the product's bundle was made from. */
function sourceOf({ url, lineNumber, columnNumber }) {
  if (!maps.has(url)) maps.set(url, mapOf(url));
  const source = maps.get(url)?.findEntry(lineNumber, columnNumber).originalSource ?? url;
  // webpack puts the name of the bundle before the path.
  return source.replace(/^webpack:\/\/[^/]+\//, '');
}

const maps = new Map();

function mapOf(url) {
  const file = mapFilesOf(url).find((each) => existsSync(each));
  return file === undefined ? null : new SourceMap(JSON.parse(readFileSync(file, 'utf8')));
}

/** Where the map of a bundle may be: beside it, or where the browser's bundles are built, each with a name of its own. */
function mapFilesOf(url) {
  if (url.startsWith('file:')) return [`${fileURLToPath(url)}.map`];
  if (!url.startsWith('http')) return [];
  const name = `${path.basename(new URL(url).pathname)}.map`;
  return browserWorkspaces.map((workspace) => path.join(root, workspace, 'dist', name));
}
