import { createServer, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { areasInDevelopment, pageWithAreas, policyWithOrigins } from './dev-page.mjs';

const isPage = (answer) => String(answer.headers['content-type']).startsWith('text/html');

async function sendPage(answer, outgoing, origins) {
  answer.setEncoding('utf8');
  let page = '';
  for await (const chunk of answer) page += chunk;
  const { 'content-length': _length, ...headers } = answer.headers;
  const policy = headers['content-security-policy'];
  outgoing.writeHead(answer.statusCode, {
    ...headers,
    ...(policy ? { 'content-security-policy': policyWithOrigins(policy, origins) } : {}),
  });
  outgoing.end(pageWithAreas(page, await areasInDevelopment(origins)));
}

/**
 * One address for a product in development: hands everything on to where it runs, and makes pages take their areas
 * from the development servers.
 * @param {{ port: number, host: string, target: URL, origins: string[] }} addresses `target` is where the shell runs
 */
export function startDevProxy({ port, host, target, origins }) {
  const request = target.protocol === 'https:' ? requestHttps : requestHttp;
  const proxy = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const onward = request(
      new URL(url, target),
      { method, headers: { ...headers, host: target.host, 'accept-encoding': 'identity' } },
      (answer) => {
        if (isPage(answer)) return sendPage(answer, outgoing, origins);
        outgoing.writeHead(answer.statusCode, answer.headers);
        return answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.writeHead(503, { 'retry-after': '1' }).end('Il server sta ripartendo.'));
    incoming.pipe(onward);
  });
  proxy.listen(port, host);
}
