import { readFileSync } from 'node:fs';
import { browserWorkspaces } from './scripts/lib/files.mjs';

/**
 * One project a workspace, so that `npx jest --selectProjects server` runs one of them.
 * The texts and dates of the product are Rome's whatever the machine's zone: the tests run in UTC.
 */
process.env.TZ = 'UTC';

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

const common = (workspace) => ({
  displayName: workspace,
  rootDir: `${import.meta.dirname}/${workspace}`,
  testMatch: ['<rootDir>/**/*.test.{ts,tsx,mjs}'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/data/'],
  runtime: `${import.meta.dirname}/scripts/jest/runtime.cjs`,
  transform: { '\\.([cm]?[jt]s|tsx)$': swc },
  transformIgnorePatterns: [`/node_modules/(?!(?:${esmOnly.join('|')})(?:/|$))`],
  restoreMocks: true,
});

const forNode = (workspace) => ({
  ...common(workspace),
  runtime: `${import.meta.dirname}/scripts/jest/node-runtime.cjs`,
  testEnvironment: `${import.meta.dirname}/scripts/jest/node-environment.cjs`,
});

const versionOf = (workspace) => JSON.parse(readFileSync(`${import.meta.dirname}/${workspace}/package.json`)).version;

const forBrowser = (workspace) => ({
  ...common(workspace),
  // What webpack writes into the shell.
  globals: { __APP_VERSION__: versionOf('shell'), __HOST_VERSION__: versionOf('shared-api') },
  testEnvironment: `${import.meta.dirname}/scripts/jest/browser-environment.cjs`,
  setupFilesAfterEnv: [`${import.meta.dirname}/scripts/jest/browser-setup.mjs`],
  moduleNameMapper: { '\\.(css|svg|png|webp|avif)$': `${import.meta.dirname}/scripts/jest/asset-stub.cjs` },
});

export default {
  maxWorkers: 2,
  // A first embedded database takes seconds on a busy machine; a test that hangs still ends.
  testTimeout: 60_000,
  projects: [
    forNode('shared-api'),
    forBrowser('shared-ui'),
    forBrowser('shared-staff'),
    ...browserWorkspaces.map((name) => forBrowser(name)),
    forNode('server'),
    forNode('scripts'),
  ],
};
