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
