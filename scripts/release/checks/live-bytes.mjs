import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

/** How many bytes go over the network for a file, in the form that a browser gets. */
function wireBytes(address) {
  const request = address.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const asked = request(address, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${address} answers ${answer.statusCode}`));
      let bytes = 0;
      answer.on('data', (chunk) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve(bytes)).on('error', reject);
    });
    asked.on('error', reject).end();
  });
}

/** Where the scripts are with which the live shell, or a live area, begins. */
function startScripts(name, { server, areas, shell, shellBase }) {
  const at = (base, files) => files.map((file) => new URL(file, new URL(base, server)));
  if (name === 'shell') return at(shellBase, shell.scripts);
  const area = areas.find((one) => `remote-${one.name}` === name);
  return area ? at(area.base, [area.entry, ...area.preload]) : [];
}

/**
 * Brotli bytes of the scripts with which the live shell, or a live area, begins.
 * @param {string} name `shell` or `remote-...`
 * @param {object} live what runs now (../live.mjs)
 */
export async function liveBytes(name, live) {
  const sizes = await Promise.all(startScripts(name, live).map(wireBytes));
  return sizes.reduce((total, bytes) => total + bytes, 0);
}
