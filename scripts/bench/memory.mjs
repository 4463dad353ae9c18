import { askProfiler, endOfProfile } from './profile.mjs';

/**
 * @typedef {{ program: string, smaps: string, buffers: number,
 *   spaces: { space_name: string, physical_space_size: number }[] }} MemorySample
 */

const kilobyte = 1_024;
const megabyte = kilobyte * kilobyte;
/** Smaller parts are told as one. */
const leastBytes = megabyte;

/** V8 keeps two gigabytes and more of addresses free behind each memory of WebAssembly. */
const leastBehindWasm = 2_048 * megabyte;
/** A thread's stack has so much at most, and a forbidden piece before it. */
const longestStack = 9 * megabyte;
const longestGuard = 64 * kilobyte;

/** The spaces of V8's heap; those of code are counted with all else that is compiled. */
const spaceNames = {
  new_space: 'young objects',
  new_large_object_space: 'young objects',
  old_space: 'old objects',
  large_object_space: 'large objects',
  read_only_space: 'V8’s own objects',
};

/**
 * Of what a process's memory consists when it is highest while something is asked of it.
 * @param {{ pid: number, file: string }} process one that was started as `profiled(file)` says
 * @param {() => Promise<unknown>} ask
 * @returns {Promise<MemorySample>}
 * @throws Error when it does not tell in time
 */
export const memoryProfileOf = (process, ask) => askProfiler(process, 'SIGPWR', 'memory', ask);

/** What a process needs in its environment beside `profiled`, so that it looks from the beginning. */
export const memoryFromStart = { MEMORY_FROM_START: '1' };

/**
 * Of what such a process's memory consisted when it was highest until now.
 * @returns {Promise<MemorySample>}
 * @throws Error when it does not tell in time
 */
export const memorySinceStart = (process) => endOfProfile(process, 'SIGPWR', 'memory');

/**
 * A sample as one line, whose parts add up to what the process takes, the largest first.
 * @param {MemorySample} sample
 */
export function tellMemory(sample) {
  const parts = memoryPartsOf(sample);
  const told = parts.filter(({ bytes }) => bytes >= leastBytes);
  const sum = (list) => list.reduce((all, { bytes }) => all + bytes, 0);
  const rest = { name: 'pieces smaller than these', bytes: sum(parts) - sum(told) };
  return `its memory, ${megabytes(sum(parts))}: ${[...told, rest]
    .map(({ name, bytes }) => `${megabytes(bytes)} ${name}`)
    .join(', ')}`;
}

const megabytes = (bytes) => `${Math.round(bytes / megabyte)} MB`;

/**
 * The resident bytes of a process by what they are, the largest part first.
 * @param {MemorySample} sample
 * @returns {{ name: string, bytes: number }[]}
 */
export function memoryPartsOf({ program, smaps, spaces, buffers }) {
  const parts = new Map();
  const add = (name, bytes) => parts.set(name, (parts.get(name) ?? 0) + bytes);
  let data = 0;
  const mappings = mappingsIn(smaps);
  for (const [place, mapping] of mappings.entries()) {
    const kind = kindOf(mapping, { before: mappings[place - 1], behind: mappings[place + 1], program });
    if (kind === null) data += mapping.resident;
    else add(kind, mapping.resident);
  }
  // What Linux knows as data alone is told apart by what V8 and Node say of it.
  const within = (name, bytes) => {
    const taken = Math.min(bytes, data);
    data -= taken;
    add(name, taken);
  };
  for (const { space_name: space, physical_space_size: bytes } of spaces)
    if (spaceNames[space] !== undefined) within(spaceNames[space], bytes);
  within('buffers', buffers);
  add('allocated by Node, libraries and further threads', data);
  return [...parts].map(([name, bytes]) => ({ name, bytes })).sort((a, b) => b.bytes - a.bytes);
}

/** What a mapping is for, or null for data of any kind. */
function kindOf(mapping, { before, behind, program }) {
  const { name, rights, size, end } = mapping;
  if (name === program) return 'Node’s program';
  if (name.startsWith('/')) return /\.so(\.|$)/.test(name) ? 'system libraries' : 'other files';
  if (rights.includes('x')) return 'compiled code';
  if (behind?.begin === end && isForbidden(behind) && behind.size >= leastBehindWasm) return 'WebAssembly memory';
  if (name === '[stack]') return 'stacks';
  const isGuarded = before?.end === mapping.begin && isForbidden(before) && before.size <= longestGuard;
  return isGuarded && size >= megabyte && size <= longestStack ? 'stacks' : null;
}

const isForbidden = ({ rights }) => rights.startsWith('---');

/** What Linux tells of each stretch of addresses; sizes in bytes. */
function mappingsIn(smaps) {
  const heads = smaps.matchAll(
    /^([\da-f]+)-([\da-f]+) (\S{4}) \S+ \S+ \S+ *(.*)\n(?:(?!Rss:)[A-Z].*\n)*Rss: +(\d+) kB$/gm,
  );
  return [...heads].map(([, from, to, rights, name, resident]) => {
    const [begin, end] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    return { begin, end, size: end - begin, rights, name, resident: Number(resident) * kilobyte };
  });
}
