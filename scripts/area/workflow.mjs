import { compiledIn } from './compiled-in.mjs';

/** Where the workflow of shell or area stands, from the repository's root. */
export const workflowFile = (name) => `.github/workflows/${name}.yml`;

/**
 * The workflow that releases one area by itself: a push to main that changes what goes into its build. Tests and texts
 * for developers change nothing that people get.
 * @param {string} name `shell` or `remote-...`
 */
export function workflowOf(name, libraries = compiledIn(name)) {
  const patterns = [`${name}/**`, ...libraries, '!**/*.md', '!**/*.test.*', '!**/testing/**'];
  return `# Releases ${name} alone. Written by npm run area -- workflows.
name: ${name}

on:
  push:
    branches: [main]
    paths:
${patterns.map((pattern) => `      - "${pattern}"`).join('\n')}
  workflow_dispatch:

permissions:
  contents: read

jobs:
  release:
    uses: ./.github/workflows/release-area.yml
    with:
      area: ${name}
    secrets: inherit
`;
}
