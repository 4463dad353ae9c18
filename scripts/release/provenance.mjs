import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/files.mjs';
import { run } from '../lib/run.mjs';

const mostSubjects = 20;

/**
 * What a build is made of, as the release store keeps it (`provenance` in shared-api/release).
 * @param {{ name: string, inputs: string[] }} build files and folders that go into it, from the repository's root
 * @param {string | null} since the commit of the version that is live
 * @param {{ folder?: string, env?: object }} [where] the repository; the environment tells of a CI run
 */
export async function provenanceOf({ name, inputs }, since, { folder = root, env = process.env } = {}) {
  const git = (...words) => askGit(folder, words);
  const commit = await git('rev-parse', 'HEAD');
  return {
    commit: commit?.trim() ?? null,
    dirty: commit !== null && Boolean(await git('status', '--porcelain', '--', ...inputs)),
    subjects: linesOf(since && (await git('log', '--format=%s', `${since}..HEAD`, '--', ...inputs))).slice(
      0,
      mostSubjects,
    ),
    owner: ownerOf(name, readOwners(folder)),
    run: runAddress(env),
  };
}

/** What git says; null when it knows no repository, or not the commit that it is asked for. */
async function askGit(folder, words) {
  const { code, output } = await run(['git', ...words], { cwd: folder });
  return code === 0 ? output : null;
}

const linesOf = (text) => (text ?? '').split('\n').filter(Boolean);

function readOwners(folder) {
  try {
    return readFileSync(path.join(folder, '.github/CODEOWNERS'), 'utf8');
  } catch {
    return '';
  }
}

/** The page of the run that GitHub does this in; null at a terminal. */
function runAddress({ GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: id }) {
  return server && repository && id ? `${server}/${repository}/actions/runs/${id}` : null;
}

/**
 * Who answers for a workspace, by the text of CODEOWNERS: the last line that fits wins, as it does for GitHub.
 * @param {string} name the workspace's folder
 * @param {string} text
 * @returns {string | null}
 */
export function ownerOf(name, text) {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim().split(/\s+/))
    .filter(([pattern]) => pattern === '*' || pattern?.replaceAll('/', '') === name);
  return lines.at(-1)?.slice(1).join(' ') || null;
}
