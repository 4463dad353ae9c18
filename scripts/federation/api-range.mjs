import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'webpack/lib/util/semver.js';
import { callsInCode } from './calls-in-code.mjs';
import { packageFolder } from './packages.mjs';

const versionsFile = join(packageFolder('shared-api'), 'src/contracts/call-versions.json');

/**
 * The versions of the contract with the server that a build can run on: those that have each of its calls as it is now.
 * A new call of another team is none of its business.
 * @param {string} code its scripts, minified
 * @param {Record<string, { version: string }>} versions in which version each call became what it is
 * @returns {string | undefined} a caret range; undefined when it makes no call
 */
export function apiRangeOf(code, versions = JSON.parse(readFileSync(versionsFile, 'utf8'))) {
  const wanted = callsInCode(code).map(({ method, path }) => {
    const call = versions[`${method} ${path}`];
    if (call === undefined)
      throw new Error(
        `call-versions.json does not have ${method} ${path}: node scripts/checks/call-versions.mjs --write.`,
      );
    return call.version;
  });
  const newest = wanted.reduce(
    (one, other) => (one === undefined || semver.versionLt(one, other) ? other : one),
    undefined,
  );
  return newest && `^${newest}`;
}

/** The same for what webpack has just made; a development build, which is not minified, is not compared. */
export function apiRangeOfBuild(compilation) {
  const scripts = compilation.getAssets().filter(({ name }) => name.endsWith('.js'));
  return apiRangeOf(scripts.map(({ source }) => source.source().toString()).join('\n'));
}
