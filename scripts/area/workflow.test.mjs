import { readFileSync } from 'node:fs';
import path from 'node:path';
import { browserWorkspaces, root } from '../lib/files.mjs';
import { workflowFile, workflowOf } from './workflow.mjs';

const pathsOf = (text) => [...text.matchAll(/^ {6}- "(.+)"$/gm)].map(([, pattern]) => pattern);

test.each(browserWorkspaces)('a push that changes what %s carries releases it', (name) => {
  expect(readFileSync(path.join(root, workflowFile(name)), 'utf8')).toBe(workflowOf(name));
});

test('an area is released for what it carries, not for what the shell provides', () => {
  const patterns = pathsOf(workflowOf('remote-manager'));
  expect(patterns.slice(0, 3)).toEqual(['remote-manager/**', 'shared-api/**', 'shared-staff/**']);
  expect(patterns).toContain('shared-ui/src/components/**');
  expect(patterns).not.toContain('shared-ui/**');
  expect(pathsOf(workflowOf('remote-account'))).not.toContain('shared-staff/**');
  expect(pathsOf(workflowOf('shell'))).toContain('shared-ui/**');
});
