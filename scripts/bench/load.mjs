import { Agent, request } from 'node:http';

/**
 * Asks again and again over some connections for some time.
 * @param {(send: Send) => Promise<void>} ask one call
 * @returns {Promise<number>} answers a second
 */
export async function rateOf(ask, { connections, seconds }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = (address, options) => sendOver(agent, address, options);
  const begun = performance.now();
  const end = begun + seconds * 1_000;
  let answered = 0;
  const client = async () => {
    while (performance.now() < end) {
      await ask(send);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  return (answered * 1_000) / (performance.now() - begun);
}

/** How long one call takes until its answer is read to its end, in seconds. */
export async function secondsOf(ask) {
  const begun = performance.now();
  await ask((address, options) => sendOver(undefined, address, options));
  return (performance.now() - begun) / 1_000;
}

/**
 * One call, whose answer is read to its end and thrown away.
 * @returns {Promise<number>} its bytes
 * @throws Error when the answer is none of success
 */
export function sendOver(agent, address, { method = 'GET', headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    const asked = request(address, { agent, method, headers: { ...json, ...headers } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk) => {
        bytes += chunk.length;
      });
      answer.on('error', reject);
      answer.on('end', () => {
        if (answer.statusCode < 300) resolve(bytes);
        else reject(new Error(`${address}: ${answer.statusCode}`));
      });
    });
    asked.on('error', reject);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
