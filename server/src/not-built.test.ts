import { allContracts } from 'shared-api/contracts';
import { roles } from 'shared-api/domain';
import type { Entry } from 'shared-api/kernel';
import { apiBase } from './platform/http';
import { type TestApp, testApp } from './platform/testing';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

/** Without a body nothing is changed: a call that is built refuses, or answers a read. */
async function isBuilt(entry: Entry, token: string): Promise<boolean> {
  const { statusCode } = await api.app.http.inject({
    method: entry.method,
    url: apiBase + entry.path.replace(/\{\w+\}/g, 'qualcuno'),
    headers: entry.access === 'anybody' ? {} : { authorization: `Bearer ${token}` },
  });
  return statusCode !== 501;
}

test('every call is built', async () => {
  const { token } = await api.signIn(roles);
  const entries = Object.values(allContracts).flatMap((contract): Entry[] => Object.values(contract));
  const found: string[] = [];
  for (const entry of entries) if (!(await isBuilt(entry, token))) found.push(`${entry.method} ${entry.path}`);
  expect(found).toEqual([]);
});
