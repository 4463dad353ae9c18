import { type TestApp, testApp } from '../../../platform/testing';
import { password, signInWorld } from '../testing/sign-in-world';

let api: TestApp;
let world: ReturnType<typeof signInWorld>;
beforeAll(async () => {
  api = await testApp();
  world = signInWorld(api);
});
afterAll(() => api.close());

const signIn = async (email: string, from: string): Promise<string> =>
  (await world.post('login', { email, password }, from)).json().access_token;
const list = async (token: string) => (await api.call({ path: '/account/sessions', token })).json().data;
const end = (token: string, id: string) => api.call({ method: 'DELETE', path: `/account/sessions/${id}`, token });

test('a person sees where they are signed in, once for each sign-in, and ends one of them', async () => {
  const { email } = await world.person();
  const [own, other] = [await signIn(email, '192.0.2.1'), await signIn(email, '198.18.0.1')];
  const renewed = (await api.call({ path: '/account/refresh-token', token: own })).json().access_token;
  const rows = await list(renewed);
  expect(rows.map(({ address, current }: { address: string; current: boolean }) => [address, current]).sort()).toEqual([
    ['192.0.…', true],
    ['198.18.…', false],
  ]);
  const foreign = rows.find((row: { current: boolean }) => !row.current).id;
  expect((await end(renewed, foreign)).statusCode).toBe(204);
  expect([await world.isOpen(renewed), await world.isOpen(other)]).toEqual([true, false]);
  expect((await end(renewed, foreign)).statusCode).toBe(404);
});

test('a sign-in that nobody used for two hours is over, and no place where one is signed in', async () => {
  const { email } = await world.person();
  await signIn(email, '192.0.2.1');
  await api.wait(3_600);
  const own = await signIn(email, '198.18.0.1');
  expect(await list(own)).toHaveLength(2);
  await api.wait(3_601);
  expect(await list(own)).toEqual([expect.objectContaining({ address: '198.18.…', current: true })]);
});

test('who comes with a session that is over hears why', async () => {
  const { email } = await world.person();
  const [unused, ended, own] = [
    await signIn(email, '192.0.2.1'),
    await signIn(email, '198.18.0.1'),
    await signIn(email, '198.51.100.1'),
  ];
  const told = async (token: string) => {
    const answer = await api.call({ path: '/account', token });
    return [answer.statusCode, answer.json().message];
  };
  const [foreign] = (await list(own)).filter(({ address }: { address: string }) => address === '198.18.…');
  await end(own, foreign.id);
  expect(await told(ended)).toEqual([401, expect.stringMatching(/^La sessione è stata chiusa/)]);
  await api.wait(7_201);
  expect(await told(unused)).toEqual([401, expect.stringMatching(/^La sessione è scaduta/)]);
  expect(await told('nessuno-conosce-questa-chiave')).toEqual([401, 'La sessione è finita. Accedi di nuovo.']);
});

test('nobody ends somebody else’s session', async () => {
  const [anna, ugo] = [await world.person(), await world.person()];
  const [hers, his] = [await signIn(anna.email, '192.0.2.1'), await signIn(ugo.email, '192.0.2.2')];
  const [session] = await list(hers);
  expect((await end(his, session.id)).statusCode).toBe(404);
  expect(await world.isOpen(hers)).toBe(true);
});
