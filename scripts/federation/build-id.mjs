import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildSync } from 'esbuild';
import { filesBelow } from '../lib/files.mjs';
import { kitFolder, packageFolder, readPackage, rootDir } from './packages.mjs';
import { sharedLibraries, singletons } from './singletons.mjs';

/** Files that sources import as they are. */
const assets = ['.woff2', '.png', '.webp', '.svg', '.pdf'];

/**
 * Names a build by what goes into it: the same sources give the same id on every machine, and two different builds never
 * meet under one container name. A comment, a test, and what the workspace does not import of a library are no part of
 * it: a change there gives nobody a new version.
 */
export function buildId(workspaceDir) {
  const hash = createHash('sha256');
  for (const { path, contents } of compactSources(workspaceDir))
    hash.update(relative(rootDir, path)).update('\0').update(contents).update('\0');
  const others = [
    ...['package.json', 'webpack.config.mjs', 'index.html'].map((name) => join(workspaceDir, name)).filter(existsSync),
    join(rootDir, 'package-lock.json'),
    join(packageFolder('shared-api'), 'package.json'),
    ...filesBelow(join(kitFolder, 'scripts/federation')).filter((file) => !/\.(test\.mjs|md)$|\/testing\//.test(file)),
  ];
  for (const file of others) hash.update(relative(rootDir, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 12);
}

/**
 * A workspace's sources with all that they import of ours, without what nothing uses and without comments. Packages are
 * told by the lock file; what the shell provides to an area is the shell's.
 */
function compactSources(workspaceDir) {
  const entries = ['src/index.ts', 'src/prerender.tsx', 'src/starter.ts']
    .map((name) => join(workspaceDir, name))
    .filter(existsSync);
  const isArea = readPackage(workspaceDir).carcare !== undefined;
  const { outputFiles } = buildSync({
    absWorkingDir: rootDir,
    entryPoints: entries,
    bundle: true,
    minify: true,
    write: false,
    outdir: join(rootDir, 'compact'),
    format: 'esm',
    jsx: 'automatic',
    target: 'es2022',
    logLevel: 'silent',
    loader: Object.fromEntries(assets.map((extension) => [extension, 'file'])),
    external: [...installedPackages(), ...(isArea ? singletons.map(({ module }) => module) : [])],
  });
  return outputFiles;
}

/** What npm brings, as imports name it. */
function installedPackages() {
  const { workspaces } = readPackage(rootDir);
  const own = [...new Set([...workspaces, ...sharedLibraries])];
  const declared = own.flatMap((name) => {
    const { dependencies, peerDependencies, devDependencies } = readPackage(packageFolder(name));
    return Object.keys({ ...dependencies, ...peerDependencies, ...devDependencies });
  });
  const packages = [...new Set(declared)].filter((name) => !own.includes(name));
  return packages.flatMap((name) => [name, `${name}/*`]);
}
