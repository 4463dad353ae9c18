import { createApiClient } from 'shared-api/client';
import { ApiError, ConnectionError } from 'shared-api/errors';
import { fakeServer, json } from '../testing/answers';
import { createSend, type SendParts } from './create-send';
import { sendFirstCalls } from './first-calls';
import { noteLeaving } from './page-leave';
import { serverNow } from './server-clock';

function setUp(token: string | null = 'abc') {
  const server = fakeServer();
  const close = jest.fn();
  const parts = {
    notify: jest.fn(() => close),
    forceSignOut: jest.fn(),
    goTo: jest.fn(),
    remember: jest.fn(),
    report: jest.fn(),
    proveIdentity: jest.fn(async (): Promise<boolean> => true),
    token: async () => token,
    connectionText: (error) => `Il server non risponde. (${String(error)})`,
    unreadableText: () => 'Il servizio non è raggiungibile.',
  } satisfies SendParts;
  return { server, parts, close, api: createApiClient(createSend(parts)) };
}

const email = 'anna@example.it';

test('sends the bearer, the language and credentials, and asks below the base path', async () => {
  const { server, api } = setUp();
  server.answer(json(200, { data: [] }));

  await api.assets.list({ query: { search: 'logo', page: 2 } });

  const [request] = server.requests;
  expect(request?.url).toBe('http://localhost/api/v1/assets?search=logo&page=2');
  expect(request?.headers.get('Authorization')).toBe('Bearer abc');
  expect(request?.headers.get('Accept-Language')).toBe('it-IT');
  expect(request?.credentials).toBe('include');
});

test('takes an answer that the page has asked for already, and learns the time when it came', async () => {
  const { server, api } = setUp();
  // A page that nobody has asked anything for.
  Reflect.deleteProperty(window, 'carcareCalls');
  const before = Date.now();
  server.answer(json(200, { data: [] }, { 'X-Clock': new Date(before + 3_600_000).toISOString() }));
  sendFirstCalls(['/assets?search=logo&page=2'], { token: 'abc', roles: [] });
  await jest.requireActual('node:timers/promises').setImmediate();

  await api.assets.list({ query: { search: 'logo', page: 2 } });
  expect(server.requests).toHaveLength(1);
  expect(Math.abs(serverNow() - Date.now() - 3_600_000)).toBeLessThan(1_000);

  server.answer(json(200, { data: [] }));
  await api.assets.list({ query: { search: 'logo', page: 2 } });
  expect(server.requests).toHaveLength(2);
});

test('what was said of a lost connection is taken back once a call succeeds again, and only then', async () => {
  const { server, parts, close, api } = setUp();
  await expect(api.assets.list({ query: {} })).rejects.toThrow(ConnectionError);
  const text = 'Il server non risponde. (TypeError: Failed to fetch)';
  expect(parts.notify).toHaveBeenCalledWith({ text, type: 'error' });

  server.answer(json(503, { message: 'Torniamo subito.', code: 'unavailable', request_id: '1' }));
  await expect(api.assets.list({ query: {} })).rejects.toThrow('Torniamo subito.');
  expect(close).not.toHaveBeenCalled();

  server.answer(json(200, { data: [] }), json(200, { data: [] }));
  await api.assets.list({ query: {} });
  await api.assets.list({ query: {} });
  expect(close).toHaveBeenCalledTimes(1);
});

test('an answer that breaks off while it is read is a lost connection, too', async () => {
  const { server, parts, api } = setUp();
  const broken = () => new ReadableStream({ start: (body) => body.error(new TypeError('network error')) });
  server.answer(() => new Response(broken()));

  await expect(api.assets.list({ query: {} })).rejects.toThrow(ConnectionError);
  expect(parts.notify).toHaveBeenCalledWith({
    text: 'Il server non risponde. (TypeError: network error)',
    type: 'error',
  });
});

test.each([
  ['a page that is not ours', '<html>Accedi al Wi-Fi</html>'],
  ['the first half of an answer', '{"data":[{"title":"An'],
])('%s in place of a success is said in words that repeat nothing of it', async (_, body) => {
  const { server, parts, api } = setUp();
  server.answer(() => new Response(body, { status: 200 }));

  await expect(api.assets.list({ query: {} })).rejects.toThrow(ConnectionError);
  expect(parts.notify).toHaveBeenCalledWith({ text: 'Il servizio non è raggiungibile.', type: 'error' });
  expect(parts.report).toHaveBeenCalledTimes(1);
});

test('what nobody asked for at this moment is not announced when it is done', async () => {
  const { server, parts, api } = setUp();
  server.answer(() => new Response(null, { status: 204 }));

  await api.accountDesk.removeDraft({ params: { key: 'modulo' } }, { background: true });

  expect(parts.notify).not.toHaveBeenCalled();
});

describe('a call that needs a proof of the person', () => {
  const refused = json(403, { message: 'Conferma che sei tu.', code: 'step_up_required', request_id: '1' });
  const phone = '+393471234567';

  test('is sent again with the same content once they gave it, and nothing leads away', async () => {
    const { server, parts, api } = setUp();
    server.answer(refused, json(202, { message: 'Codice inviato.' }));

    await api.accountContacts.changePhone({ body: { phone } });

    expect(await Promise.all(server.requests.map((request) => request.clone().json()))).toEqual([{ phone }, { phone }]);
    expect(parts.goTo).not.toHaveBeenCalled();
    expect(parts.notify.mock.calls).toEqual([[{ text: 'Codice inviato.', type: 'success' }]]);
  });

  test('fails where one stands when they do not', async () => {
    const { server, parts, api } = setUp();
    parts.proveIdentity.mockResolvedValue(false);
    server.answer(refused);

    await expect(api.accountContacts.changePhone({ body: { phone } })).rejects.toThrow('Conferma che sei tu.');

    expect([parts.goTo, parts.forceSignOut, parts.notify].map((effect) => effect.mock.calls.length)).toEqual([0, 0, 0]);
  });
});

describe('a call whose earlier try is still at work', () => {
  const atWork = (headers = {}) =>
    json(409, { message: 'La richiesta è già in corso.', code: 'in_progress', request_id: '1' }, headers);
  const phone = '+393471234567';

  test('is sent again with its key until that one’s answer is there, and nobody is told of the wait', async () => {
    const { server, parts, api } = setUp();
    const wait = { 'Retry-After': '0' };
    server.answer(atWork(wait), atWork(wait), json(202, { message: 'Codice inviato.' }));

    await api.accountContacts.changePhone({ body: { phone } });

    const keys = server.requests.map((request) => request.headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(parts.notify.mock.calls).toEqual([[{ text: 'Codice inviato.', type: 'success' }]]);
  });

  test('fails in words where asking again would not help', async () => {
    const { server, parts, api } = setUp();
    server.answer(atWork());

    await expect(api.accountContacts.changePhone({ body: { phone } })).rejects.toThrow('La richiesta è già in corso.');

    expect(server.requests).toHaveLength(1);
    expect(parts.notify).toHaveBeenCalledTimes(1);
  });
});

test('a visitor sends no bearer', async () => {
  const { server, api } = setUp(null);
  server.answer(json(202, { message: 'Fatto.' }));

  await api.auth.forgotPassword({ body: { email } });

  expect(server.requests[0]?.headers.has('Authorization')).toBe(false);
});

test('every write has an idempotency key: the caller’s, or a new one of 22 characters', async () => {
  const { server, api } = setUp();
  server.answer(json(202, {}), json(202, {}), json(202, {}), json(202, {}), json(200, { data: [] }));

  await api.auth.forgotPassword({ body: { email } });
  await api.auth.forgotPassword({ body: { email } });
  await api.auth.forgotPassword({ body: { email } }, { idempotencyKey: 'stessa-chiave-di-prima-1' });
  await api.account.updateProfile({ body: { firstname: 'Ada' } }, { idempotencyKey: 'la-chiave-del-cambiamento' });
  await api.assets.list({ query: {} });

  const keys = server.requests.map((request) => request.headers.get('Idempotency-Key'));
  expect(keys[0]).toMatch(/^[\w-]{22}$/);
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys.slice(2)).toEqual(['stessa-chiave-di-prima-1', 'la-chiave-del-cambiamento', null]);
});

test('an answer’s clock becomes the product’s time', async () => {
  const { server, api } = setUp();
  const later = Date.now() + 20 * 24 * 60 * 60 * 1000;
  server.answer(json(200, { data: [] }, { 'X-Clock': new Date(later).toISOString() }));

  await api.assets.list({ query: {} });

  expect(Math.abs(serverNow() - later)).toBeLessThan(60_000);
});

test('no response shows errors.api-connection with the error, and is reported', async () => {
  const { server, parts, api } = setUp();
  server.answer(() => {
    throw new TypeError('Failed to fetch');
  });

  await expect(api.assets.list({ query: {} })).rejects.toBeInstanceOf(ConnectionError);

  expect(parts.notify).toHaveBeenCalledWith({
    text: 'Il server non risponde. (TypeError: Failed to fetch)',
    type: 'error',
  });
  expect(parts.report).toHaveBeenCalledWith(expect.objectContaining({ path: '/assets' }), expect.any(ConnectionError));
});

describe('in Firefox, which breaks calls off as soon as the page begins to leave', () => {
  const brokenOff = () => {
    throw new TypeError('NetworkError when attempting to fetch resource.');
  };
  const comesBack = () => window.dispatchEvent(new Event('pageshow'));
  const settled = (): Promise<void> => jest.requireActual('node:timers/promises').setImmediate();

  beforeAll(noteLeaving);
  beforeEach(() => void window.dispatchEvent(new Event('beforeunload')));
  afterEach(comesBack);

  test('nobody hears of it, and what was read is asked for again if the page stays', async () => {
    const { server, parts, api } = setUp();
    server.answer(brokenOff, json(200, { data: [] }));
    const reading = api.assets.list({ query: {} });
    await settled();
    expect(server.requests).toHaveLength(1);

    comesBack();
    await expect(reading).resolves.toEqual({ data: [] });
    expect(parts.notify).not.toHaveBeenCalled();
    expect(parts.report).not.toHaveBeenCalled();
  });

  test('what is asked for again bears the token of then', async () => {
    const { server, parts, api } = setUp();
    const token = jest.spyOn(parts, 'token');
    server.answer(brokenOff, json(200, { data: [] }));
    const reading = api.assets.list({ query: {} });
    await settled();

    token.mockResolvedValue('renewed');
    comesBack();
    await reading;
    expect(server.requests.map(({ headers }) => headers.get('Authorization'))).toEqual([
      'Bearer abc',
      'Bearer renewed',
    ]);
  });

  test('what nobody waits for any more ends at once', async () => {
    const { server, api } = setUp();
    const waiting = new AbortController();
    server.answer(() => {
      waiting.abort();
      throw waiting.signal.reason;
    });
    const ended = jest.fn();
    void api.assets.list({ query: {} }, { signal: waiting.signal }).catch(ended);
    await settled();
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ name: 'AbortError' }));
  });

  test('a write is not sent twice: it fails if the page stays', async () => {
    const { server, parts, api } = setUp();
    server.answer(brokenOff);
    const failed = jest.fn();
    void api.auth.forgotPassword({ body: { email } }).catch(failed);
    await settled();
    expect(failed).not.toHaveBeenCalled();
    expect(parts.notify).not.toHaveBeenCalled();

    comesBack();
    await settled();
    expect(failed).toHaveBeenCalledWith(expect.any(ConnectionError));
    expect(parts.notify).toHaveBeenCalledTimes(1);
    expect(server.requests).toHaveLength(1);
  });
});

test('no response to what nobody asked for at this moment is neither shown nor reported', async () => {
  const { server, parts, api } = setUp();
  server.answer(() => {
    throw new TypeError('Failed to fetch');
  });

  await expect(api.assets.list({ query: {} }, { background: true })).rejects.toBeInstanceOf(ConnectionError);

  expect(parts.notify).not.toHaveBeenCalled();
  expect(parts.report).not.toHaveBeenCalled();
});

test('a refusal is thrown with its fields, and reported', async () => {
  const { server, parts, api } = setUp();
  const body = { message: 'Controlla i dati.', code: 'validation', errors: { email: ['Non va.'] }, request_id: 'r-1' };
  server.answer(json(422, body));

  const error = await api.auth.forgotPassword({ body: { email } }).catch((caught: unknown) => caught);

  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 422, fields: { email: ['Non va.'] } });
  expect(parts.report).toHaveBeenCalledTimes(1);
});

test('what is refused of a trial, which nobody asked for at this moment, is not reported; a failure of the server is', async () => {
  const { server, parts, api } = setUp();
  const trial = () => api.accountContacts.changePhone({ body: { phone: '+39' } }, { background: true });
  const wrong = { message: 'Controllare.', code: 'validation', errors: { phone: ['Non va.'] }, request_id: 'r-1' };
  server.answer(json(422, wrong), json(500, { message: 'Errore.', code: 'internal', request_id: 'r-2' }));

  await expect(trial()).rejects.toMatchObject({ status: 422 });
  expect(parts.report).not.toHaveBeenCalled();

  await expect(trial()).rejects.toMatchObject({ status: 500 });
  expect(parts.report).toHaveBeenCalledTimes(1);
});

test('an answer that is not ours is a sentence too', async () => {
  const { server, parts, api } = setUp();
  server.answer(() => new Response('<html>Bad gateway</html>', { status: 502 }));

  await expect(api.assets.list({ query: {} })).rejects.toMatchObject({ status: 502 });

  expect(parts.notify).toHaveBeenCalledWith({ text: 'Il servizio non è raggiungibile.', type: 'error' });
});

test('an answer that has not changed is no failure', async () => {
  const { server, parts, api } = setUp();
  server.answer(() => new Response(null, { status: 304 }));

  await expect(api.assets.list({ query: {} })).resolves.toBeUndefined();

  expect(parts.notify).not.toHaveBeenCalled();
});
