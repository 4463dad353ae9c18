import { createHash } from 'node:crypto';

const hash = (prefix: number, ...parts: readonly (string | Buffer)[]) =>
  parts.reduce((sum, part) => sum.update(part), createHash('sha256').update(Buffer.of(prefix))).digest();

/** The root of a Merkle tree over texts (RFC 6962, section 2.1): one hash that no other list has. */
export function merkleRoot(leaves: readonly string[]): string {
  if (leaves.length === 0) return createHash('sha256').digest('hex');
  let level: Buffer[] = leaves.map((leaf) => hash(0, leaf));
  while (level.length > 1) level = parents(level);
  return (level[0] ?? Buffer.alloc(0)).toString('hex');
}

/** A node without a neighbour goes up as it is. */
function parents(level: readonly Buffer[]): Buffer[] {
  const above: Buffer[] = [];
  for (let at = 0; at < level.length; at += 2) {
    const pair = level.slice(at, at + 2);
    above.push(pair.length === 1 ? Buffer.concat(pair) : hash(1, ...pair));
  }
  return above;
}
