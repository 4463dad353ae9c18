import { type TestApp, testApp } from '../testing';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

test('a process about to stop answers, is no longer ready, and ends each connection', async () => {
  const before = await api.call({ path: '/ready' });
  expect([before.statusCode, before.headers.connection]).toEqual([200, 'keep-alive']);
  api.app.drain.begin();
  const ready = await api.call({ path: '/ready' });
  expect([ready.statusCode, ready.json().code]).toEqual([503, 'unavailable']);
  for (const path of ['/health', '/public/dealers', '/unknown']) {
    const answer = await api.call({ path });
    expect([path, answer.statusCode < 500, answer.headers.connection]).toEqual([path, true, 'close']);
  }
});
