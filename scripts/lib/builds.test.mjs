import path from 'node:path';
import { builds, releaseBuild } from './builds.mjs';
import { browserWorkspaces, root } from './files.mjs';

test.each(browserWorkspaces)('%s is built for a release where nothing is served from', (name) => {
  const beside = builds.find((build) => build.name === name);
  const release = releaseBuild(name);

  expect(release.inputs).toEqual(beside.inputs);
  expect(release.task).not.toBe(beside.task);
  expect(path.relative(path.join(root, name), release.result)).toMatch(/^\.\./);
});
