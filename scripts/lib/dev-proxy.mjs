import { createServer, request } from 'node:http';
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
 * One address for a product in development: hands everything on to the server, and makes pages take their areas from
 * the development servers.
 * @param {{ port: number, host: string, server: number, origins: string[] }} addresses `server` is the server's port
 */
export function startDevProxy({ port, host, server, origins }) {
  const proxy = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const onward = request(
      { host: '127.0.0.1', port: server, method, path: url, headers: { ...headers, 'accept-encoding': 'identity' } },
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
