import { createReadStream } from 'node:fs';
import { createServer, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { pipeline } from 'node:stream/promises';
import { areasInDevelopment, pageWithAreas, policyWithOrigins, registryWith } from './dev-page.mjs';
import { fileOfShell, pageWithOwnShell } from './dev-shell.mjs';

const isPage = (answer) => String(answer.headers['content-type']).startsWith('text/html');

async function textOf(answer) {
  answer.setEncoding('utf8');
  let text = '';
  for await (const chunk of answer) text += chunk;
  return text;
}

/** The page with what is in development, and a policy that lets it load. */
async function changedPage(answer, { origins, shell }) {
  const areas = await areasInDevelopment(origins);
  const page = await textOf(answer);
  const policy = answer.headers['content-security-policy'];
  return {
    text: shell ? pageWithOwnShell(pageWithAreas(page, areas, shell.registered), shell) : pageWithAreas(page, areas),
    headers: policy ? { 'content-security-policy': policyWithOrigins(policy, origins) } : {},
  };
}

/** The registry that an open page asks for: what is in development is not outdated. */
async function changedRegistry(answer, { origins, shell }) {
  const registry = JSON.parse(await textOf(answer));
  return {
    text: JSON.stringify(registryWith(registry, await areasInDevelopment(origins), shell?.registered)),
    headers: {},
  };
}

async function sendChanged(change, answer, outgoing, development) {
  const { text, headers } = await change(answer, development);
  const { 'content-length': _length, etag: _tag, ...others } = answer.headers;
  outgoing.writeHead(answer.statusCode, { ...others, ...headers });
  outgoing.end(text);
}

/** What another address may set here: cookies for this host, over http. */
function ownHeaders({ 'set-cookie': cookies, ...headers }) {
  if (!cookies) return headers;
  const own = cookies.map((cookie) => cookie.replaceAll(/;\s*(secure|domain=[^;]*)/gi, ''));
  return { ...headers, 'set-cookie': own };
}

/** The product is not there just now, or went away in the middle of its answer, as it does at each change of its own. */
function sayAway(outgoing) {
  if (outgoing.headersSent) outgoing.destroy();
  else outgoing.writeHead(503, { 'retry-after': '1' }).end('Il server sta ripartendo.');
}

/**
 * One address for a product in development: hands everything on to where it runs, and makes pages take their areas
 * from the development servers.
 * @param {{ port: number, host: string, target: URL, origins: string[], shell?: object }} addresses `target` is where
 *   the product runs; `shell` what its pages run in the place of their own (dev-shell.mjs)
 * @returns {import('node:http').Server}
 */
export function startDevProxy({ port, host, target, ...development }) {
  const request = target.protocol === 'https:' ? requestHttps : requestHttp;
  async function handOn(answer, url, outgoing) {
    answer.headers = ownHeaders(answer.headers);
    if (isPage(answer)) return sendChanged(changedPage, answer, outgoing, development);
    if (url === '/registry.json' && answer.statusCode === 200)
      return sendChanged(changedRegistry, answer, outgoing, development);
    outgoing.writeHead(answer.statusCode, answer.headers);
    return pipeline(answer, outgoing);
  }

  const proxy = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const ownFile = development.shell ? fileOfShell(url) : null;
    if (ownFile) {
      outgoing.writeHead(200, { 'content-type': ownFile.type, 'cache-control': 'no-store' });
      createReadStream(ownFile.file).pipe(outgoing);
      return;
    }
    const onward = request(
      new URL(url, target),
      { method, headers: { ...headers, host: target.host, 'accept-encoding': 'identity' } },
      (answer) => handOn(answer, url, outgoing).catch(() => sayAway(outgoing)),
    );
    onward.on('error', () => sayAway(outgoing));
    incoming.pipe(onward);
  });
  return proxy.listen(port, host);
}
