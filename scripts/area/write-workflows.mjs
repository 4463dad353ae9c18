import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { browserWorkspaces, root } from '../lib/files.mjs';
import { workflowFile, workflowOf } from './workflow.mjs';

/** Writes the workflow of shell and areas anew where it is no longer what their sources ask for. */
export function writeWorkflows({ dryRun }) {
  const outdated = browserWorkspaces.filter((name) => textAt(workflowFile(name)) !== workflowOf(name));
  for (const name of outdated) {
    console.log(`  cambia  ${workflowFile(name)}`);
    if (!dryRun) writeFileSync(path.join(root, workflowFile(name)), workflowOf(name));
  }
  if (outdated.length === 0) console.log('I flussi di rilascio sono già quelli giusti.');
  else if (dryRun) console.log('Non è stato scritto niente.');
}

function textAt(file) {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch {
    return null;
  }
}
