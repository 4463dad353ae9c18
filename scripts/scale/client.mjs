import https from 'node:https';
import { brotliDecompressSync } from 'node:zlib';
import { siteName } from './nginx.mjs';

/**
 * Somebody at an address of their own, with cookies, who keeps connections open as a browser does. Nothing is asked
 * twice: a request that gets no answer is an error.
 * @param {{ port: number, certificate: string }} site
 * @param {string} from one of this machine's loopback addresses
 */
export function createClient({ port, certificate }, from) {
  const agent = new https.Agent({ keepAlive: true, ca: certificate, localAddress: from });
  const cookies = new Map();

  const headersFor = ({ body, token, key, headers }) => ({
    host: siteName,
    'accept-encoding': 'br',
    ...(cookies.size > 0 ? { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') } : {}),
    ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(key ? { 'idempotency-key': key } : {}),
    ...headers,
  });

  function keepCookies(answer) {
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [name, value] = line.split(';')[0].split('=');
      cookies.set(name, value);
    }
  }

  /**
   * @param {string} path
   * @param {{ method?: string, body?: object | FormData, token?: string, key?: string, headers?: object }} options
   * @returns {Promise<{ status: number, headers: object, content: Buffer, json: () => any }>}
   */
  async function ask(path, options = {}) {
    const headers = headersFor(options);
    const payload = await payloadOf(options.body, headers);
    return new Promise((resolve, reject) => {
      const request = https.request(
        { host: '127.0.0.1', port, servername: siteName, agent, path, method: options.method ?? 'GET', headers },
        (answer) => {
          const chunks = [];
          answer.on('data', (chunk) => chunks.push(chunk));
          answer.on('error', reject);
          answer.on('end', () => {
            keepCookies(answer);
            const content = unpacked(answer.headers, Buffer.concat(chunks));
            const json = () => JSON.parse(content.toString('utf8'));
            resolve({ status: answer.statusCode, headers: answer.headers, content, json });
          });
        },
      );
      request.on('error', (error) => reject(new Error(`${options.method ?? 'GET'} ${path}: ${error.message}`)));
      request.end(payload);
    });
  }

  return { ask, close: () => agent.destroy() };
}

/** The body as bytes; a form writes its boundary into the headers. */
async function payloadOf(body, headers) {
  if (body === undefined) return undefined;
  if (!(body instanceof FormData)) return JSON.stringify(body);
  const form = new Response(body);
  headers['content-type'] = form.headers.get('content-type');
  return Buffer.from(await form.arrayBuffer());
}

function unpacked(headers, content) {
  return headers['content-encoding'] === 'br' ? brotliDecompressSync(content) : content;
}
