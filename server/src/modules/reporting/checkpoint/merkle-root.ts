import { createHash } from 'node:crypto';
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';

const hash = (prefix: number, ...parts: readonly (string | Buffer)[]) =>
  parts.reduce((sum, part) => sum.update(part), createHash('sha256').update(Buffer.of(prefix))).digest();

/** So many hashes take some milliseconds, then whoever else calls has a turn. */
const hashesAtOnce = 2_000;

/** The root of a Merkle tree over texts (RFC 6962, section 2.1): one hash that no other list has. */
export async function merkleRoot(leaves: readonly string[]): Promise<string> {
  if (leaves.length === 0) return createHash('sha256').digest('hex');
  let level = await hashesOf(leaves, 1, ([leaf = '']) => hash(0, leaf));
  while (level.length > 1) level = await hashesOf(level, 2, parentOf);
  return (level[0] ?? Buffer.alloc(0)).toString('hex');
}

/** A node without a neighbour goes up as it is. */
function parentOf(pair: readonly Buffer[]): Buffer {
  return pair.length === 1 ? Buffer.concat(pair) : hash(1, ...pair);
}

/** A hash for each so many entries of a list. */
async function hashesOf<T>(list: readonly T[], each: 1 | 2, hashOf: (entries: readonly T[]) => Buffer) {
  const hashes: Buffer[] = [];
  for (let at = 0; at < list.length; at += each) {
    hashes.push(hashOf(list.slice(at, at + each)));
    if (hashes.length % hashesAtOnce === 0) await turnOfTheLoop();
  }
  return hashes;
}
