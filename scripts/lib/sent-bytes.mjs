import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { packingsOf } from './compress.mjs';

/** The SHA-256 in the name of a script, as the scripts that load it have it (scripts/federation/base.mjs). */
const nameHash = /(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/g;
const hashBytes = 32;

/**
 * Brotli bytes that go over the network for a script. Of the hashes in it each counts as the 32 bytes that it is, which
 * nothing packs, and the script is packed without them: others alone would move a large one by a hundred bytes, up or
 * down by chance, and a limit would be kept or not by the same sources.
 * @param {string} code
 */
export function packedBytes(code) {
  const hashes = new Set(code.match(nameHash));
  const content = Buffer.from(code.replaceAll(nameHash, '0'.repeat(64)));
  const packed = Math.min(...packingsOf(content).map((packing) => brotliCompressSync(content, packing).length));
  return Math.min(packed + hashes.size * hashBytes, content.length);
}

const measured = new Map();

/** The same for a built file, once: its name says what is in it. */
export function sentBytes(file) {
  const known = measured.get(file) ?? packedBytes(readFileSync(file, 'utf8'));
  measured.set(file, known);
  return known;
}
