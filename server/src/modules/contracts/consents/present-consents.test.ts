import type { StaffContract } from 'shared-api/entities';
import { contractWorld, ownerAt, type StaffSession, staffAt, type World } from '../testing';

let world: World;
let manager: StaffSession;
let token: string;
let uid: string;
beforeAll(async () => {
  world = await contractWorld();
  manager = await staffAt(world);
  ({ token } = await world.signIn(['user']));
  const body = world.order({ marketing: true, survey: false });
  const made = await world.call({ method: 'POST', path: '/account/contracts/create', body, token });
  uid = made.json().data.contract_uid;
  await ownerAt(world, uid, token).sign();
});
afterAll(() => world.close());

const seen = async (): Promise<StaffContract> => (await manager.call('GET', `/contracts/${uid}`)).body.data;

async function change(body: { readonly marketing?: boolean; readonly survey?: boolean }): Promise<string> {
  await world.wait(60);
  const answer = await world.call({ method: 'PATCH', path: '/account/update-privacy', body, token });
  expect(answer.statusCode).toBe(202);
  return world.clock.now().toISOString();
}

async function exported() {
  const answer = await world.call({ path: '/manager/contracts/export', token: manager.token });
  const [names = [], cells = []] = answer.body.split('\r\n').map((line) => line.split(';'));
  return { marketing: cells[names.indexOf('marketing')], survey: cells[names.indexOf('survey')] };
}

it('says nothing more while the account says what the contract says', async () => {
  await change({ marketing: true });
  expect(await seen()).not.toHaveProperty('consents_changed_at');
  expect(await exported()).toEqual({ marketing: 'sì', survey: 'no' });
});

it('tells staff that the account took a consent back or gave it, and leaves what was signed', async () => {
  const signed = await seen();
  const at = await change({ marketing: false, survey: true });
  expect(await seen()).toMatchObject({
    marketing: true,
    survey: false,
    consents_at: signed.consents_at,
    consents_changed_at: { marketing: at, survey: at },
  });
  expect(await exported()).toEqual({ marketing: 'no', survey: 'sì' });
  const noted = await manager.call('PATCH', `/contracts/${uid}/update`, { association_code: 'LAM-7' });
  expect(noted.body.data.consents_changed_at).toEqual({ marketing: at, survey: at });

  await change({ marketing: true, survey: false });
  expect(await seen()).not.toHaveProperty('consents_changed_at');
});
