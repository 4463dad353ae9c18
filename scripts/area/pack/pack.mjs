import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '../../federation/packages.mjs';
import { sharedLibraries } from '../../federation/singletons.mjs';
import { Refusal } from '../../lib/refusal.mjs';
import { run } from '../../lib/run.mjs';
import { kitName, layOutKit } from './kit-package.mjs';
import { layOutLibrary } from './library-package.mjs';
import { writeDeclarations } from './write-declarations.mjs';

/** Where the repository of an area keeps what it has of the house. */
export const packagesFolder = 'packages';

/**
 * Packs what an area in a repository of its own is built from: the shared libraries with their types, and the kit.
 * A file's name bears a part of its hash, so that npm takes another pack for another one.
 * @param {string} into an existing folder
 * @returns {Promise<Record<string, string>>} the files' names by the packages'
 */
export async function packAll(into) {
  mkdirSync(path.join(rootDir, '.cache'), { recursive: true });
  const work = mkdtempSync(path.join(rootDir, '.cache/pack-'));
  try {
    await writeDeclarations(sharedLibraries, work);
    const files = {};
    for (const name of [...sharedLibraries, kitName]) {
      const folder = path.join(work, 'packages', name);
      mkdirSync(folder, { recursive: true });
      const manifest = name === kitName ? await layOutKit(folder) : layOutLibrary(name, work, folder);
      writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
      files[name] = await packOne(folder, into);
    }
    return files;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function packOne(folder, into) {
  const { code, output } = await run(['npm', 'pack', '--silent', '--pack-destination', into], { cwd: folder });
  if (code !== 0) throw new Error(`npm pack failed in ${folder}.\n${output}`);
  const file = output.trim().split('\n').at(-1);
  const hash = createHash('sha256')
    .update(readFileSync(path.join(into, file)))
    .digest('hex');
  const named = file.replace(/\.tgz$/, `-${hash.slice(0, 8)}.tgz`);
  renameSync(path.join(into, file), path.join(into, named));
  return named;
}

/** A package.json with the packed files in the place of those that it had. */
export function withPacked(manifest, files) {
  const specs = Object.fromEntries(
    Object.entries(files).map(([name, file]) => [name, `file:${packagesFolder}/${file}`]),
  );
  return { ...manifest, devDependencies: { ...manifest.devDependencies, ...specs } };
}

/**
 * `npm run area -- pack ../officina`: gives an area's repository what the house has now, in the place of what it had.
 * @throws Refusal
 */
export async function pack([folder, ...rest], { dryRun }) {
  if (rest.length > 0) throw new Refusal(`Un repository alla volta: ${rest.join(' ')} è di troppo.`);
  if (folder === undefined) throw new Refusal('Serve la cartella del repository, per esempio ../officina.');
  const manifestFile = path.resolve(folder, 'package.json');
  const manifest = existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : {};
  if (!(kitName in (manifest.devDependencies ?? {})))
    throw new Refusal(`${folder} non è il repository di un'area: npm run area -- new … --into ${folder} ne fa uno.`);
  if (dryRun) {
    console.log(`Cambierebbe ${packagesFolder}/ e package.json in ${folder}: non è stato scritto niente.`);
    return;
  }
  const packages = path.resolve(folder, packagesFolder);
  rmSync(packages, { recursive: true, force: true });
  mkdirSync(packages, { recursive: true });
  const files = await packAll(packages);
  writeFileSync(manifestFile, `${JSON.stringify(withPacked(manifest, files), null, 2)}\n`);
  for (const file of Object.values(files)) console.log(`  nuovo   ${packagesFolder}/${file}`);
  console.log('Fatto. Adesso, in quella cartella: npm install, e le prove.');
}
