import { createServer, type RequestListener, type Server } from 'node:http';
import { Readable } from 'node:stream';
import { CircuitOpenError, createCircuitBreaker } from '../../../platform/circuit-breaker';
import { portOf } from '../../../platform/testing/port-of';
import { createHttpVinService } from './http-vin-service';

const VIN = 'ZACPJFCW1SP018273';
const clock = { ms: 0 };
const requests: { url: string | undefined; authorization: string | undefined }[] = [];
let server: Server;
let origin: string;
let answer: RequestListener;

const avenger: RequestListener = (_request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(
    JSON.stringify({
      vin: VIN,
      car_model: 'Avenger',
      car_version: ' 1.2 Turbo ',
      model_year: 2025,
      car_fuel: 'benzina',
      weight: 1200,
    }),
  );
};
const failing: RequestListener = (_request, response) => {
  response.statusCode = 500;
  response.end();
};
const hanging: RequestListener = () => undefined;
const json =
  (body: string): RequestListener =>
  (_request, response) => {
    response.end(body);
  };

beforeEach(async () => {
  requests.length = 0;
  clock.ms = Date.parse('2026-11-21T10:00:00Z');
  answer = avenger;
  server = createServer((request, response) => {
    requests.push({ url: request.url, authorization: request.headers.authorization });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${portOf(server)}`;
});

afterEach(async () => {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
});

function serviceAt(url: string, timeoutMs = 3_000) {
  const breaker = createCircuitBreaker({ failures: 3, restMs: 30_000, clock: { now: () => new Date(clock.ms) } });
  return { breaker, service: createHttpVinService({ url, timeoutMs, breaker }) };
}

test('an answer without an end is given up long before its time, and its connection with it', async () => {
  function* blanks() {
    for (;;) yield ' '.repeat(64_000);
  }
  const left = new Promise((resolve) => {
    answer = (_request, response) => void Readable.from(blanks()).pipe(response.once('close', resolve));
  });
  const { service } = serviceAt(`${origin}/vin`, 60_000);
  await expect(service.describe(VIN)).rejects.toThrow('The answer is too long');
  await left;
});

test('what the service knows is read, the rest is null', async () => {
  const { service } = serviceAt(`${origin}/vin`);
  await expect(service.describe(VIN)).resolves.toEqual({
    manufacturer: null,
    model: 'Avenger',
    version: '1.2 Turbo',
    modelYear: 2025,
    fuel: 'benzina',
    materialCode: null,
  });
  expect(requests).toEqual([{ url: `/vin/${VIN}`, authorization: undefined }]);
});

test('the address may say where the VIN goes, and carry a user name', async () => {
  const { service } = serviceAt(`${origin.replace('http://', 'http://carcare:s%40fe@')}/look-up?telaio={vin}`);
  await service.describe(VIN);
  expect(requests).toEqual([
    { url: `/look-up?telaio=${VIN}`, authorization: `Basic ${Buffer.from('carcare:s@fe').toString('base64')}` },
  ]);
});

test('a VIN that it does not know is no failure', async () => {
  answer = (_request, response) => {
    response.statusCode = 404;
    response.end();
  };
  const { breaker, service } = serviceAt(origin);
  for (let i = 0; i < 4; i += 1) await expect(service.describe(VIN)).resolves.toBeNull();
  expect(breaker.state).toBe('closed');
});

test('a fuel of another list is left out, the rest of the answer stays', async () => {
  answer = json(JSON.stringify({ car_model: 'Avenger', car_fuel: 'kerosene' }));
  const { service } = serviceAt(origin);
  await expect(service.describe(VIN)).resolves.toMatchObject({ model: 'Avenger', fuel: null });
});

test.each([
  ['no JSON', '<html>'],
  ['a list', '[]'],
  ['a year that is none', '{"model_year":"duemila"}'],
  ['another car', '{"vin":"ZFA31200000123456","car_model":"Panda"}'],
])('%s is a failure', async (_what, body) => {
  answer = json(body);
  const { service } = serviceAt(origin);
  await expect(service.describe(VIN)).rejects.toThrow();
});

test('an answer that leads elsewhere is a failure, and nobody is asked there', async () => {
  answer = (_request, response) => {
    response.writeHead(302, { location: '/altrove' }).end();
  };
  const { service } = serviceAt(`${origin}/vin`);
  await expect(service.describe(VIN)).rejects.toThrow();
  expect(requests).toHaveLength(1);
});

test('a service that hangs is given up', async () => {
  answer = hanging;
  const { service } = serviceAt(origin, 50);
  await expect(service.describe(VIN)).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('a body that never ends is given up too', async () => {
  answer = (_request, response) => {
    response.write('{"car_model":');
  };
  const { service } = serviceAt(origin, 50);
  await expect(service.describe(VIN)).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('a service that keeps failing is left alone, and asked again once it has rested', async () => {
  answer = failing;
  const { breaker, service } = serviceAt(origin);
  for (let i = 0; i < 3; i += 1) await expect(service.describe(VIN)).rejects.toThrow('status 500');
  await expect(service.describe(VIN)).rejects.toThrow(CircuitOpenError);
  expect(requests).toHaveLength(3);

  answer = avenger;
  clock.ms += 30_000;
  await expect(service.describe(VIN)).resolves.toMatchObject({ model: 'Avenger' });
  expect(breaker.state).toBe('closed');
});
