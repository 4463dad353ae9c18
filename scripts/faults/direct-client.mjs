import { randomInt } from 'node:crypto';

const part = () => 1 + randomInt(250);

/**
 * Somebody who asks one process without a proxy between that would ask again: what it answers is what is seen.
 * @param {{ port: number }} one the process
 */
export function directClient({ port }) {
  // Limits count by address.
  const from = `203.${part()}.${part()}.${part()}`;
  const cookies = new Map();
  return {
    /**
     * @param {string} path
     * @param {{ method?: string, body?: object, token?: string, key?: string, patienceMs?: number }} options
     * @returns {Promise<{ status: number, headers: Record<string, string>, content: string, json: () => any }>}
     */
    async ask(path, { method = 'GET', body, token, key, patienceMs = 60_000 } = {}) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        headers: {
          'x-forwarded-for': from,
          cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(key ? { 'idempotency-key': key } : {}),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(patienceMs),
      });
      for (const line of answer.headers.getSetCookie()) {
        const [name, value] = line.split(';')[0].split('=');
        cookies.set(name, value);
      }
      const content = await answer.text();
      const headers = Object.fromEntries(answer.headers);
      return { status: answer.status, headers, content, json: () => JSON.parse(content) };
    },
    close: () => undefined,
  };
}
