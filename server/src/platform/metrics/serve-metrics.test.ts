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
  const proxied = await api.app.http.inject({ url: '/metrics', headers: { 'x-forwarded-for': '192.0.2.1' } });
  expect(proxied.statusCode).toBe(404);
  expect((await api.app.http.inject({ url: '/metrics', remoteAddress: '192.0.2.1' })).statusCode).toBe(404);
});
