import { memoryPartsOf, tellMemory } from './memory.mjs';

const megabyte = 1_048_576;
const mapping = (addresses, rights, resident, name = '') =>
  `${addresses} ${rights} 00000000 00:00 0 ${name.padStart(name.length + 20)}
Size:               9999 kB
KernelPageSize:        4 kB
Rss:            ${String(resident * 1_024).padStart(8)} kB
Pss:                   7 kB
THPeligible:           0
VmFlags: rd wr mr
`;

/** A program, the heap of malloc and of V8, what WebAssembly keeps free behind its memory, and a thread's stack. */
const smaps = [
  mapping('00400000-06400000', 'r-xp', 45, '/usr/bin/node'),
  mapping('10000000-20000000', 'rw-p', 100, '[heap]'),
  mapping('30000000-38000000', 'rwxp', 20),
  mapping('7f0000000000-7f0010000000', 'rw-p', 128),
  mapping('7f0010000000-7f0200000000', '---p', 0),
  mapping('7f1000000000-7f1000001000', '---p', 0),
  mapping('7f1000001000-7f1000801000', 'rw-p', 2),
  mapping('7f2000000000-7f2002000000', 'rw-p', 30),
  mapping('7f3000000000-7f3000200000', 'r-xp', 3, '/usr/lib/libc.so.6'),
].join('');
const space = (space_name, size) => ({ space_name, physical_space_size: size * megabyte });
const sample = {
  program: '/usr/bin/node',
  smaps,
  buffers: 40 * megabyte,
  spaces: [space('new_space', 32), space('new_large_object_space', 1), space('old_space', 40), space('code_space', 9)],
};

test('memory is told by what it is for, and its parts add up to all of it', () => {
  const parts = memoryPartsOf(sample).map(({ name, bytes }) => [name, bytes / megabyte]);
  expect(parts).toEqual([
    ['WebAssembly memory', 128],
    ['Node’s program', 45],
    ['old objects', 40],
    ['buffers', 40],
    ['young objects', 33],
    ['compiled code', 20],
    ['allocated by Node, libraries and further threads', 17],
    ['system libraries', 3],
    ['stacks', 2],
  ]);
  expect(tellMemory(sample)).toMatch(/^its memory, 328 MB: 128 MB WebAssembly memory, .*, 2 MB stacks, 0 MB pieces/);
});

test('buffers that were never written to take no memory: no more is told than there is', () => {
  const parts = memoryPartsOf({ ...sample, buffers: 900 * megabyte });
  expect(parts.find(({ name }) => name === 'buffers')?.bytes).toBe(57 * megabyte);
});
