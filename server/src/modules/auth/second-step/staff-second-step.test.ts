import { allContracts } from 'shared-api/contracts';
import type { Entry } from 'shared-api/kernel';
import { type TestApp, testApp } from '../../../platform/testing';
import { password, signInWorld } from '../testing/sign-in-world';
import { fromBase32 } from './base32';
import { totpCode, totpStep } from './totp';

const staffCalls = Object.values(allContracts)
  .flatMap((contract): Entry[] => Object.values(contract))
  .filter(({ access }) => ['admin', 'manager', 'staff'].includes(access));

/** Somebody with both roles of the staff, signed in with a password alone. */
async function staffOf(world: ReturnType<typeof signInWorld>) {
  const { email } = await world.person({ roles: ['admin', 'manager'] });
  const token: string = (await world.post('login', { email, password })).json().access_token;
  return { email, token };
}

describe('in production', () => {
  let api: TestApp;
  let world: ReturnType<typeof signInWorld>;
  beforeAll(async () => {
    api = await testApp({ DEMO: '0' });
    world = signInWorld(api);
  });
  afterAll(() => api.close());

  test('no call of the back-office answers staff without an authenticator app', async () => {
    const { token } = await staffOf(world);
    const codes = await Promise.all(
      staffCalls.map(async ({ method, path }) => {
        const response = await api.call({ method, path: path.replace(/\{\w+\}/g, 'x'), token });
        return `${response.statusCode} ${response.json().code}`;
      }),
    );
    expect(codes.length).toBeGreaterThan(50);
    expect(new Set(codes)).toEqual(new Set(['403 second_step_required']));
  });

  test('their own account is open, and once the app is connected so is the back-office', async () => {
    const { email, token } = await staffOf(world);
    const lists = () => api.call({ path: '/admin/settings', token });
    expect((await lists()).statusCode).toBe(403);

    const { secret } = (await api.call({ method: 'POST', path: '/account/totp', token })).json().data;
    const code = () => totpCode(fromBase32(secret), totpStep(api.clock.now()));
    const confirmed = await api.call({
      method: 'POST',
      path: '/account/totp/confirm',
      token,
      body: { otp_code: code() },
    });
    expect(confirmed.statusCode).toBe(202);
    expect((await lists()).statusCode).toBe(200);

    await api.wait(30);
    const again = await world.post('login', { email, password, otp_code: code() });
    expect(again.statusCode).toBe(200);
  });

  test('a role that is missing is told as before', async () => {
    const { token } = await api.signIn(['user']);
    expect((await api.call({ path: '/admin/settings', token })).json().code).toBe('forbidden');
  });
});

const lenient: readonly Record<string, string>[] = [{ DEMO: '1' }, { DEMO: '0', STAFF_SECOND_STEP: '0' }];

test.each(lenient)('with %j it may wait', async (variables) => {
  const api = await testApp(variables);
  const { token } = await staffOf(signInWorld(api));
  expect((await api.call({ path: '/admin/settings', token })).statusCode).toBe(200);
  await api.close();
});
