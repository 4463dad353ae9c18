import { forBrowser, forNode } from './scripts/jest/projects.mjs';
import { browserWorkspaces } from './scripts/lib/files.mjs';

/**
 * One project a workspace, so that `npx jest --selectProjects server` runs one of them.
 * The texts and dates of the product are Rome's whatever the machine's zone: the tests run in UTC.
 */
process.env.TZ = 'UTC';
// Where tests put what they throw away; jest's own cache stays where it was.
if (process.env.TEST_FOLDER) process.env.TMPDIR = process.env.TEST_FOLDER;

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
