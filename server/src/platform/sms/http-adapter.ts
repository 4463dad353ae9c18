import { DeliveryError, type MessageAdapter, type OutgoingMessage, unansweredError } from '../outbox';

const preset = '{"to":"{to}","from":"{sender}","text":"{body}","reference":"{id}"}';
const timeoutMs = 10_000;
/** Of this number or this text. Any other refusal may be of ourselves: a wrong address, template or password. */
const refusedMessage = 422;

/**
 * Hands SMS to a provider's HTTP interface. The address may carry a JSON template behind `#`, percent-encoded, with
 * `{to}`, `{sender}`, `{body}` and `{id}`; a user and password in it become basic authorization.
 */
export function httpSmsAdapter(address: string, sender: string): MessageAdapter {
  const url = new URL(address);
  const template: unknown = JSON.parse(url.hash === '' ? preset : decodeURIComponent(url.hash.slice(1)));
  const authorization =
    url.username === ''
      ? null
      : `Basic ${Buffer.from(`${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`).toString('base64')}`;
  url.hash = '';
  url.username = '';
  url.password = '';
  return {
    name: `http:${url.hostname}`,
    async send(message) {
      const response = await post(url, authorization, JSON.stringify(fill(template, message, sender)));
      // Nothing of the body is wanted, however long it would go on.
      await response.body?.cancel();
      if (!response.ok) throw new DeliveryError(`http-${response.status}`, response.status === refusedMessage);
      return { reference: message.id, delivered: false };
    },
  };
}

async function post(url: URL, authorization: string | null, body: string): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization === null ? {} : { authorization }) },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    throw error instanceof Error && error.name === 'TimeoutError'
      ? new DeliveryError('timeout')
      : unansweredError(error);
  }
}

/** Puts the message into every text of the template, whatever its shape. */
function fill(template: unknown, message: OutgoingMessage, sender: string): unknown {
  if (typeof template === 'string') {
    const values: Readonly<Record<string, string>> = { to: message.to, sender, body: message.body, id: message.id };
    return template.replace(/\{(to|sender|body|id)\}/g, (_, name: string) => values[name] ?? '');
  }
  if (Array.isArray(template)) return template.map((item) => fill(item, message, sender));
  if (typeof template !== 'object' || template === null) return template;
  return Object.fromEntries(Object.entries(template).map(([key, value]) => [key, fill(value, message, sender)]));
}
