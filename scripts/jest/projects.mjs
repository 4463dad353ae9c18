import { readFileSync } from 'node:fs';
import path from 'node:path';
import { kitFolder, packageFolder, root } from '../lib/files.mjs';
import { bundledPackages } from './bundled-packages.mjs';

/** Packages that ship ES modules only; everything else in node_modules is taken as it is. */
const esmOnly = [
  // Not ES only, but its dynamic imports need to become require().
  '@electric-sql',
  '@formatjs',
  '@libpdf',
  '@noble',
  '@peculiar/utils',
  '@scure',
  '@tanstack',
  'intl-messageformat',
  'ky',
  'nanoid',
  'node-readable-to-web-readable-stream',
  'p-retry',
  'pdfjs-dist',
  'proxy-compare',
  'proxy-memoize',
  'react-intl',
  'uqr',
];

const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

/** Ours are not compiled yet, where they are installed too. */
const transformed = [...esmOnly, 'carcare-area-kit', 'shared-(?:api|staff|ui)'];

const here = import.meta.dirname;
const bundles = bundledPackages();

const common = (workspace) => ({
  displayName: workspace,
  rootDir: path.join(root, workspace),
  testMatch: ['<rootDir>/**/*.test.{ts,tsx,mjs}'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/data/'],
  runtime: `${here}/runtime.cjs`,
  transform: { '\\.([cm]?[jt]s|tsx)$': swc },
  transformIgnorePatterns: [`/node_modules/(?!(?:${transformed.join('|')})(?:/|$))`, '/\\.cache/jest/'],
  restoreMocks: true,
});

/** The tests of a workspace that runs in Node. */
export const forNode = (workspace) => ({
  ...common(workspace),
  runtime: `${here}/node-runtime.cjs`,
  testEnvironment: `${here}/node-environment.cjs`,
});

const versionIn = (folder) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).version;

/** The tests of a workspace that runs in a browser. */
export const forBrowser = (workspace) => ({
  ...common(workspace),
  // What webpack writes into the shell.
  globals: {
    __APP_VERSION__: versionIn(path.join(kitFolder, 'shell')),
    __HOST_VERSION__: versionIn(packageFolder('shared-api')),
  },
  testEnvironment: `${here}/browser-environment.cjs`,
  setupFilesAfterEnv: [`${here}/browser-setup.mjs`],
  moduleNameMapper: { '\\.(css|svg|png|webp|avif)$': `${here}/asset-stub.cjs`, ...bundles },
});
