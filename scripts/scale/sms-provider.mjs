import { createServer } from 'node:http';
import { until } from './until.mjs';

/** A provider of SMS that keeps what it is given: each message once, if the product is right. */
export async function startSmsProvider() {
  const taken = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    taken.push(JSON.parse(text));
    response.end('{}');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/invia`,
    /** References of every message that came, in their order. */
    references: () => taken.map(({ reference }) => reference),
    /** The signing code on somebody's phone, once it is there. */
    codeFor: (phone) =>
      until(async () => {
        const [message] = taken.filter(({ to }) => to === phone);
        return /#(\d{6})/.exec(message?.text ?? '')?.[1] ?? null;
      }, `a code reaches ${phone}`),
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
