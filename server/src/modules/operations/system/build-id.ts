import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Twelve characters that name the program which runs: two builds of different sources never share them. */
export function buildId(programFile: string): string {
  return createHash('sha256').update(readFileSync(programFile)).digest('hex').slice(0, 12);
}
