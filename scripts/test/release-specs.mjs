import { workspaces } from '../lib/files.mjs';
import { hashOf, isStamped, stamp } from '../lib/stamps.mjs';

/**
 * The specs about releases: they build, check and release areas while people are at work, and take longer than all
 * other specs together.
 */
export const releaseSpecs = [
  'area-is-overridden',
  'major-version',
  'newest-version',
  'own-repository',
  'release-commands',
  'sixth-area',
  'ten-browsers',
  'version-skew',
];

const task = 'release-specs';

/** What those specs are about, and what they are made of. What people see in the areas is for the other specs. */
export const releaseInputs = [
  ...['package.json', 'package-lock.json', 'tsconfig.base.json', 'scripts'],
  ...workspaces.map((name) => `${name}/package.json`),
  ...['shell/src', 'shell/index.html', 'shell/webpack.config.mjs'],
  ...['shared-api/src/kernel', 'shared-api/src/client', 'shared-api/src/host', 'shared-api/src/release'],
  ...['shared-api/src/contracts/api-version.ts', 'shared-api/src/contracts/call-versions.json'],
  ...['server/src/platform/releases', 'server/src/platform/web', 'server/src/modules/areas'],
  ...['server/src/commands/release-store.ts', 'server/src/serve.ts', 'server/src/main.ts'],
  ...['e2e/fixtures', 'e2e/pages', 'e2e/people', 'e2e/playwright.config.ts'],
  ...releaseSpecs.map((name) => `e2e/specs/${name}.spec.ts`),
];

/** @returns {string} what the outcome of those specs is remembered by */
export const releaseFingerprint = () => `${process.version} ${hashOf(releaseInputs)}`;

/** Whether those specs passed on this machine with these inputs. */
export const releasesPassed = (fingerprint) => isStamped(task, fingerprint);

/** Remembers that they passed, unless somebody changed an input while they ran. */
export function rememberReleases(fingerprint) {
  if (fingerprint === releaseFingerprint()) stamp(task, fingerprint);
}
