import { type TestApp, testApp } from '../../../platform/testing';
import { publishedRetention } from './retention';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const terms = async () => (await api.call({ path: '/public/retention' })).json().data;

test('the terms of the privacy notice are those that the operator set', async () => {
  expect(await terms()).toEqual({ deleted_drafts: 30, evidence: 10, identity: 20, message_bodies: 12, consents: 24 });
  const published = publishedRetention(api.platform);
  const before = await published();
  expect(await published()).toBe(before);

  const admin = await api.signIn(['admin']);
  const body = { values: { 'retention.message_bodies': 1, 'retention.evidence': 11 } };
  expect((await api.call({ method: 'PATCH', path: '/admin/settings', token: admin.token, body })).statusCode).toBe(202);

  expect(await terms()).toMatchObject({ message_bodies: 1, evidence: 11, identity: 20 });
  expect(await published()).toMatchObject({
    message_bodies: '1 mese',
    evidence: '11 anni',
    deleted_drafts: '30 giorni',
  });
});
