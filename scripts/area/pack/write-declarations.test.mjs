import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '../../federation/packages.mjs';
import { sharedLibraries } from '../../federation/singletons.mjs';
import { writeDeclarations } from './write-declarations.mjs';

const relativeImport = /(?:from |import\()'(\.[^']*)'/g;

/** What the declarations of a folder refer to, and is not there. */
function missingIn(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.d.ts'));
  return files.flatMap((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    return [...text.matchAll(relativeImport)]
      .map(([, place]) => path.join(folder, file, '..', place))
      .filter((stem) => ![`${stem}.d.ts`, path.join(stem, 'index.d.ts')].some(existsSync));
  });
}

test('every file that the types of a library refer to is written down with them', async () => {
  const cache = path.join(rootDir, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'declarations-'));
  try {
    await writeDeclarations(sharedLibraries, folder);
    for (const name of sharedLibraries) {
      expect(existsSync(path.join(folder, name, 'src'))).toBe(true);
      expect(missingIn(path.join(folder, name))).toEqual([]);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);
