import type { ContractPage } from 'shared-api/entities';
import { stores } from '../../../platform/db/schema';
import type { SignedIn } from '../../../platform/testing';
import { storeRow } from '../../stores/testing/store-rows';
import { contractWorld, copyContract, newCustomer, type World } from '../testing';

let world: World;
let manager: SignedIn;
let stranger: SignedIn;
let ownCode = '';
beforeAll(async () => {
  world = await contractWorld();
  const foreign = storeRow({ name: 'Altrui' }, world.clock.now());
  await world.platform.db.read.insert(stores).values(foreign);
  manager = await world.signIn(['manager'], [world.storeUid]);
  stranger = await world.signIn(['manager'], [foreign.store_uid]);
  const { uid } = await newCustomer(world);
  const [own] = await copyContract(world, uid, [
    { lastname: 'Gallo', car_plate: 'GT109RZ', car_vin: 'ZAR949000ND360019' },
    { lastname: 'Ghisa', car_plate: 'GM108RZ', deleted_at: world.clock.now() },
    { lastname: 'Galli', car_plate: 'FX555PR', store_uid: foreign.store_uid },
  ]);
  ownCode = own?.code ?? '';
});
afterAll(() => world.close());

async function metaOf(search: string, { token } = manager, more = ''): Promise<ContractPage['meta']> {
  const answer = await world.call({
    path: `/manager/contracts?search=${encodeURIComponent(search)}${more}`,
    token,
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().meta;
}

it.each([
  ['GT 190 RZ', { field: 'car_plate', value: 'GT109RZ', swapped: true }],
  ['gt107rz', { field: 'car_plate', value: 'GT109RZ', swapped: false }],
  ['ZAR949000ND630019', { field: 'car_vin', value: 'ZAR949000ND360019', swapped: true }],
  ['ZAR949000ND3600I9', { field: 'car_vin', value: 'ZAR949000ND360019', swapped: false }],
  ['GT901RZ', null],
  ['Galllo', null],
])('a search for %s that finds nothing tells what may have been meant', async (typed, near) => {
  expect(await metaOf(typed)).toMatchObject({ total: 0, near });
});

it('tells a contract’s number with two digits the other way round', async () => {
  const [a, b] = ownCode.slice(4, 6);
  const typed = `${ownCode.slice(0, 4)}${b}${a}${ownCode.slice(6)}`;
  expect(typed).not.toBe(ownCode);
  expect(await metaOf(typed)).toMatchObject({ near: { field: 'code', value: ownCode, swapped: true } });
});

it('never tells what another dealer has, what was deleted, or what the query’s other conditions leave out', async () => {
  expect((await metaOf('FX555RP')).near).toBeNull();
  expect((await metaOf('FX555RP', stranger)).near).toMatchObject({ value: 'FX555PR' });
  expect((await metaOf('GT190RZ', stranger)).near).toBeNull();
  expect((await metaOf('GM180RZ')).near).toBeNull();
  const paid = '&wheres[0][field]=status&wheres[0][op]=eq&wheres[0][value]=PAID';
  expect((await metaOf('GT190RZ', manager, paid)).near).toBeNull();
});

it('tells the operator of every dealer’s', async () => {
  const { token } = await world.signIn(['admin']);
  const answer = await world.call({ path: '/admin/contracts/search?search=FX555RP', token });
  expect(answer.json().meta.near).toMatchObject({ value: 'FX555PR' });
});

it('says nothing of it where something is found', async () => {
  expect(await metaOf('gallo')).not.toHaveProperty('near');
});
