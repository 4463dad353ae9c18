import { randomInt } from 'node:crypto';

const patienceMs = 120_000;
const part = () => 1 + randomInt(250);

/**
 * Sends a planned request as it is, from an address of its own: limits count by address.
 * @param {number} port
 * @param {{ operation: object, parts: object }} request
 * @param {string | null} token
 * @returns {Promise<{ status: number, headers: Headers, text: string, ms: number }>}
 */
export async function sendRequest(port, { operation, parts }, token) {
  const address = `http://127.0.0.1:${port}/api/v1${pathOf(operation, parts.path)}${queryOf(parts.query)}`;
  const headers = {
    'x-forwarded-for': `203.${part()}.${part()}.${part()}`,
    ...Object.fromEntries(Object.entries(parts.header).map(([name, value]) => [name, plainText(value)])),
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };
  const body = bodyOf(operation, parts.body, headers);
  const begun = performance.now();
  const answer = await fetch(address, {
    method: operation.method,
    headers,
    body,
    signal: AbortSignal.timeout(patienceMs),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, ms: performance.now() - begun };
}

const pathOf = ({ path }, values) => path.replace(/\{(\w+)\}/g, (_, name) => escaped(asText(values[name])) || '%20');

/** `wheres[0][field]=status`, as our pages write it. */
function queryOf(query) {
  const pairs = Object.entries(query).flatMap(([name, value]) => pairsOf(escaped(name), value, 0));
  return pairs.length === 0 ? '' : `?${pairs.join('&').slice(0, 12_000)}`;
}

function pairsOf(name, value, depth) {
  if (value === null || typeof value !== 'object' || depth > 4) return [`${name}=${escaped(asText(value))}`];
  return Object.entries(value).flatMap(([key, one]) => pairsOf(`${name}[${escaped(key)}]`, one, depth + 1));
}

function bodyOf({ method, mediaType }, body, headers) {
  if (body === undefined || method === 'GET') return undefined;
  if (mediaType !== 'multipart/form-data') {
    headers['content-type'] = 'application/json';
    return JSON.stringify(body);
  }
  const form = new FormData();
  const fields = body !== null && typeof body === 'object' ? body : {};
  for (const [name, value] of Object.entries(fields)) form.append(name, asText(value));
  form.set('file', new Blob(['%PDF-1.4 prova'], { type: 'application/pdf' }), 'prova.pdf');
  return form;
}

const asText = (value) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** An address may hold half a pair of surrogates, which `encodeURIComponent` refuses: then its three bytes. */
const escaped = (text) =>
  (text.isWellFormed() ? encodeURIComponent(text) : `%ED%A0%80${encodeURIComponent(text.toWellFormed())}`).slice(
    0,
    6_000,
  );

/** What a header can hold of a value. */
const plainText = (value) =>
  asText(value)
    .replace(/[^\x20-\x7e]/g, '?')
    .trim()
    .slice(0, 6_000);
