import { existsSync, statSync } from 'node:fs';

/** Bytes that go over the network for a built file: its brotli form where there is one. */
export function sentBytes(file) {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
