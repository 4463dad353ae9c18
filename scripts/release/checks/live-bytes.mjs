import { packedBytes } from '../../lib/sent-bytes.mjs';

async function readScript(address) {
  const answer = await fetch(address, { signal: AbortSignal.timeout(60_000) });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return answer.text();
}

/** Where the scripts are with which the live shell, or a live area, begins. */
function startScripts(name, { server, areas, shell, shellBase }) {
  const at = (base, files) => files.map((file) => new URL(file, new URL(base, server)));
  if (name === 'shell') return at(shellBase, shell.scripts);
  const area = areas.find((one) => `remote-${one.name}` === name);
  return area ? at(area.base, [area.entry, ...area.preload]) : [];
}

/**
 * Brotli bytes of the scripts with which the live shell, or a live area, begins, weighed as those that are built here.
 * @param {string} name `shell` or `remote-...`
 * @param {object} live what runs now (../live.mjs)
 */
export async function liveBytes(name, live) {
  const scripts = await Promise.all(startScripts(name, live).map(readScript));
  return scripts.reduce((total, code) => total + packedBytes(code), 0);
}
