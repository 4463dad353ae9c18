import { type TestApp, testApp } from '../testing';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

test('figures go by the route’s pattern, and to the machine itself alone', async () => {
  await api.call({ path: '/public/contracts/Zk3uV9xQ2mB7nR4tY8wP1a' });
  const { body } = await api.app.http.inject('/metrics');
  expect(body).toContain('route="/api/v1/public/contracts/:contract_uid"');
  expect(body).not.toContain('Zk3uV9xQ2mB7nR4tY8wP1a');
  expect(body).toContain('event_loop_longest_stall_seconds');
  const proxied = await api.app.http.inject({ url: '/metrics', headers: { 'x-forwarded-for': '192.0.2.1' } });
  expect(proxied.statusCode).toBe(404);
  expect((await api.app.http.inject({ url: '/metrics', remoteAddress: '192.0.2.1' })).statusCode).toBe(404);
});

test.each([
  ['passes on the name that the visitor asked for', { host: 'carcare.example' }],
  ['names itself', { via: '1.1 proxy' }],
  ['names the visitor in a way of its own', { 'x-real-ip': '192.0.2.1' }],
])('a proxy on the same machine that %s gets none', async (_, headers) => {
  expect((await api.app.http.inject({ url: '/metrics', headers })).statusCode).toBe(404);
});
