import { allContracts } from 'shared-api/contracts';
import type { Entry } from 'shared-api/kernel';
import { type SignedIn, type TestApp, type TestRequest, testApp } from '../../../platform/testing';

interface Asking extends Required<Pick<TestRequest, 'method' | 'path'>> {
  /** The only part of the body that asks for a proof. */
  readonly field?: string;
  readonly body?: object;
}

/** What a stolen session must not do without the person. Written down, so that none goes missing from the contracts. */
const asking: readonly Asking[] = [
  { method: 'POST', path: '/account/email', body: { email: 'ladro@example.com' } },
  { method: 'POST', path: '/account/phone', body: { phone: '+393471234567' } },
  { method: 'POST', path: '/account/totp' },
  { method: 'POST', path: '/account/sms-step' },
  { method: 'POST', path: '/account/spare-codes', body: {} },
  { method: 'PATCH', path: '/account/update-settings', field: 'two_step', body: { two_step: 'off' } },
  { method: 'GET', path: '/account/data-export' },
  { method: 'POST', path: '/account/passkeys/options' },
  {
    method: 'POST',
    path: '/account/passkeys',
    body: { id: 'AAAA', response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } },
  },
  { method: 'PATCH', path: '/account/passkeys/{id}', body: { name: 'Mia' } },
  { method: 'DELETE', path: '/account/passkeys/{id}' },
  {
    method: 'POST',
    path: '/admin/users/create',
    body: { email: 'ladro@example.com', firstname: 'Anna', lastname: 'Rossi', roles: ['admin'] },
  },
  { method: 'POST', path: '/admin/users/{uid}/invite' },
  { method: 'DELETE', path: '/admin/users/{uid}/sessions' },
  { method: 'DELETE', path: '/admin/users/{uid}/sessions/{id}' },
  {
    method: 'PATCH',
    path: '/admin/users/{uid}/update-profile',
    field: 'email',
    body: { email: 'ladro@example.com' },
  },
  {
    method: 'PATCH',
    path: '/admin/users/{uid}/update-profile',
    field: 'phone',
    body: { phone: '+393471234567' },
  },
  { method: 'PATCH', path: '/admin/users/{uid}/update-settings', field: 'two_step', body: { two_step: 'off' } },
  { method: 'PATCH', path: '/admin/users/{uid}/update-roles', body: { roles: ['admin'] } },
  { method: 'PATCH', path: '/admin/users/{uid}/update-release-areas', body: { areas: null } },
  { method: 'GET', path: '/admin/users/{uid}/data-export' },
  { method: 'DELETE', path: '/admin/users/{uid}/destroy' },
];

const nameOf = ({ method, path, field = '' }: Pick<Asking, 'method' | 'path' | 'field'>) =>
  `${method} ${path} ${field}`.trim();

let api: TestApp;
let session: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  api = await testApp();
  session = await api.signIn(['admin', 'user']);
  other = await api.signIn(['user']);
  await api.wait(601);
});
afterAll(() => api.close());

const send = ({ path, ...request }: TestRequest, token = session.token) =>
  api.call({ ...request, path: path.replaceAll(/\{\w+\}/g, other.uid), token });

test.each(asking.map((call) => [nameOf(call), call] as const))(
  '%s asks for a proof of the last ten minutes',
  async (_, { method, path, body }) => {
    const answer = await send({ method, path, body });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'step_up_required']);
  },
);

test('these are all that ask for one', () => {
  const entries = Object.values(allContracts).flatMap((contract): Entry[] => Object.values(contract));
  const declared = entries.flatMap(({ method, path, recentProof = [] }) =>
    recentProof === true ? [nameOf({ method, path })] : recentProof.map((field) => nameOf({ method, path, field })),
  );
  expect(asking.map(nameOf).sort()).toEqual(declared.sort());
});

test.each([
  ['/account/update-settings', { theme: 'dark' }],
  ['/admin/users/{uid}/update-profile', { city: 'Torino' }],
  ['/admin/users/{uid}/update-settings', { theme: 'dark' }],
])('%s asks for none where it changes nothing of the kind', async (path, body) => {
  expect((await send({ method: 'PATCH', path, body })).statusCode).toBe(202);
});

test('a proof is good for ten minutes', async () => {
  const { token } = await api.signIn(['user']);
  const setUp = async () => (await send({ method: 'POST', path: '/account/totp' }, token)).statusCode;
  await api.wait(600);
  expect(await setUp()).toBe(200);
  await api.wait(1);
  expect(await setUp()).toBe(403);
});
