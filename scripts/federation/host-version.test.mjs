import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedVersion, rootDir } from './packages.mjs';
import { hostPackage } from './singletons.mjs';

test('the version of the host that pages compare with is the one that builds are checked against', () => {
  const source = readFileSync(join(rootDir, 'shared-api/src/host/remote-module.ts'), 'utf8');

  expect(/hostVersion = '([^']+)'/.exec(source)?.[1]).toBe(installedVersion(hostPackage));
});
