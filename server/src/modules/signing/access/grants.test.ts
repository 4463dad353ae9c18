import { newCustomer } from '../../contracts/testing/customer';
import { contractWorld } from '../../contracts/testing/world';
import { contractGrants } from '../tables/contract-grant.table';

test('a grant is kept for as long as it opens its contract', async () => {
  const world = await contractWorld();
  const customer = await newCustomer(world);
  const kept = async () => (await world.platform.db.read.select().from(contractGrants)).length;
  await world.wait(86_000);
  expect([(await customer.get()).body.data.view, await kept()]).toEqual(['full', 1]);
  await world.wait(4_000);
  expect([(await customer.get()).body.data.view, await kept()]).toEqual(['masked', 0]);
  await world.close();
});
