import { adminStores, assets, auth, machineRoom, managerContracts, publicArea } from '../contracts';
import { failureStatus } from './failure';
import { failuresOf } from './failures-of';

describe('the refusals of a call', () => {
  it('never tell a visitor to sign in', () => {
    for (const entry of [...Object.values(publicArea), ...Object.values(auth), machineRoom.reportClientError]) {
      expect(failuresOf(entry)).not.toContain(401);
    }
  });

  it('follow from who may call and what is sent', () => {
    expect(failuresOf(managerContracts.markAsPayed)).toEqual([401, 403, 404, 409, 412, 413, 415, 422, 429, 500, 503]);
    expect(failuresOf(adminStores.search)).toEqual([401, 403, 422, 429, 500, 503]);
    expect(failuresOf(assets.upload)).toEqual(expect.arrayContaining([413, 415]));
    expect(failuresOf(machineRoom.paymentWebhook)).toEqual(expect.arrayContaining([403]));
    expect(failuresOf(machineRoom.health)).not.toContain(429);
  });

  it('are statuses that a failure can have', () => {
    const known = new Set<number>(Object.values(failureStatus));
    const told = [...Object.values(managerContracts), ...Object.values(assets)].flatMap(failuresOf);
    expect(told.filter((status) => !known.has(status))).toEqual([]);
  });
});
