import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installedVersion, readPackage, rootDir } from '../../federation/packages.mjs';
import { packedTypes, sharedTypes } from '../../federation/shared-types/index.mjs';
import { hostPackage } from '../../federation/singletons.mjs';
import { buildStoreCommand } from '../../lib/build-server.mjs';
import { pinned } from './library-package.mjs';

/** The name under which an area's repository installs what builds, tests and releases it. */
export const kitName = 'carcare-area-kit';

const taken = [
  'scripts/dev-area.mjs',
  'scripts/federation',
  'scripts/jest',
  'scripts/lib',
  'scripts/release',
  'scripts/types',
];
const alsoTaken = ['tsconfig.base.json', 'shell/package.json'];
/** Of the root's tools those that no area needs to be built, tested and released. */
const notForAreas = ['@biomejs/biome', '@formatjs/cli', '@types/node', 'dependency-cruiser', 'fast-check'];

const isTest = (file) => /\.test\.mjs$/.test(file);

function kitManifest() {
  const { engines, devDependencies } = readPackage(rootDir);
  const tools = Object.entries(devDependencies).filter(([name]) => !notForAreas.includes(name));
  return {
    name: kitName,
    version: installedVersion(hostPackage),
    type: 'module',
    engines,
    dependencies: pinned(Object.fromEntries(tools)),
  };
}

/**
 * Lays the kit out as a package: the configuration of the builds, the tests' and the releases' commands, and the types
 * that the shell's modules have now.
 * @param {string} folder where it goes
 * @returns {Promise<object>} its package.json
 */
export async function layOutKit(folder) {
  const copy = (name) =>
    cpSync(path.join(rootDir, name), path.join(folder, name), { recursive: true, filter: (file) => !isTest(file) });
  for (const name of [...taken, ...alsoTaken]) copy(name);
  cpSync(path.join(rootDir, 'scripts/area/own-repository/KIT.md'), path.join(folder, 'README.md'));
  writeFileSync(path.join(folder, packedTypes), JSON.stringify(await sharedTypes()));
  await buildStoreCommand(path.join(folder, 'server/dist/commands'));
  return kitManifest();
}
