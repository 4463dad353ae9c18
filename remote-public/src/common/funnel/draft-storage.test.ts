import { car, customer, offer } from '../testing/examples';
import { eraseDrafts, readDraft, writeDraft } from './draft-storage';
import { afterSigning, emptyFunnel, type FunnelState } from './funnel-state';
import { createFunnelStore, type FunnelStore } from './funnel-store';
import { stepPath } from './paths';

const mockRecords = new Map<unknown, unknown>();

/** The browser's storage, which all tabs share. */
jest.mock('idb-keyval', () => {
  const records = {
    put: (value: unknown, key: unknown) => mockRecords.set(key, structuredClone(value)),
    transaction: { commit: () => undefined },
  };
  return {
    createStore: () => (_mode: string, work: (store: typeof records) => unknown) => work(records),
    promisifyRequest: async () => undefined,
    entries: async () => [...mockRecords],
    delMany: async (keys: unknown[]) => {
      for (const key of keys) mockRecords.delete(key);
    },
    clear: async () => mockRecords.clear(),
  };
});

const jeep = car.car_vin;
const golf = 'WVWZZZ1KZAW000001';
const contract_uid = 'AbCdEfGhIjKlMnOpQrStUv';
const minute = 60_000;
let now = Date.parse('2026-11-21T09:42:00Z');

/** A tab that is opened, or reloaded, at an address. */
async function openTab(path: string): Promise<FunnelStore> {
  const store = createFunnelStore(
    {
      read: (at) => readDraft(at, now),
      write: (state) => void writeDraft(state, now),
      erase: () => void eraseDrafts(),
    },
    path,
  );
  await store.loaded;
  return store;
}

function choose(tab: FunnelStore, change: Partial<FunnelState>) {
  now += minute;
  tab.update((before) => ({ ...before, ...change }));
}

beforeEach(() => mockRecords.clear());

describe('the kept journeys', () => {
  it('are one for each car: another tab takes nothing', async () => {
    const first = await openTab(stepPath(jeep, 'vehicle'));
    await first.turnTo(jeep, 'care');
    choose(first, { car, offer });
    const second = await openTab(stepPath(golf, 'vehicle'));
    await second.turnTo(golf, 'rental');

    const reloaded = await openTab(stepPath(jeep, 'store'));
    expect(reloaded.get()).toMatchObject({ vin: jeep, kind: 'care', car, offer });
    expect((await openTab(stepPath(golf, 'vehicle'))).get()).toMatchObject({ vin: golf, kind: 'rental', offer: null });
  });

  it('are gone on with when one turns back to a car', async () => {
    const tab = await openTab(stepPath(jeep, 'vehicle'));
    await tab.turnTo(jeep, 'rental');
    choose(tab, { car, offer });
    await tab.turnTo(golf, null);
    expect(tab.get()).toMatchObject({ vin: golf, kind: 'care', car: null, offer: null });
    await tab.turnTo(jeep, null);
    expect(tab.get()).toMatchObject({ vin: jeep, kind: 'rental', car, offer });
  });

  it('begin anew for a car whose contract was signed', async () => {
    const tab = await openTab(stepPath(jeep, 'vehicle'));
    await tab.turnTo(jeep, 'care');
    choose(tab, { car, offer, contract_uid });
    tab.update(afterSigning);
    expect(tab.get()).toEqual({ ...emptyFunnel, vin: jeep, contract_uid });
    await tab.turnTo(jeep, null);
    expect(tab.get()).toEqual({ ...emptyFunnel, vin: jeep });
  });

  it('share who the person is, and leave what was told for a car', async () => {
    const first = await openTab(stepPath(jeep, 'vehicle'));
    await first.turnTo(jeep, 'care');
    const second = await openTab(stepPath(golf, 'vehicle'));
    await second.turnTo(golf, 'care');
    choose(first, { customer });
    expect((await openTab(stepPath(golf, 'vehicle'))).get()).toMatchObject({ vin: golf, customer });

    const other = { ...customer, firstname: 'Ilaria' };
    choose(second, { customer: other });
    expect((await openTab(stepPath(jeep, 'confirm'))).get()).toMatchObject({ vin: jeep, customer });
    expect((await openTab(stepPath(golf, 'confirm'))).get()).toMatchObject({ vin: golf, customer: other });
  });

  it('are found by their contract, too', async () => {
    const tab = await openTab(stepPath(jeep, 'vehicle'));
    choose(tab, { vin: jeep, contract_uid });
    choose(await openTab('/'), { ...emptyFunnel, vin: golf });
    expect((await openTab(`/contract/${contract_uid}`)).get()).toMatchObject({ vin: jeep, contract_uid });
  });

  it('are the newest five, for a day', async () => {
    const tab = await openTab('/');
    const vins = [1, 2, 3, 4, 5, 6].map((digit) => `WVWZZZ1KZAW00000${digit}`);
    for (const vin of vins) choose(tab, { vin });
    await openTab('/');
    expect(mockRecords.size).toBe(5);
    expect(await readDraft(stepPath('WVWZZZ1KZAW000002', 'vehicle'), now)).toMatchObject({ vin: 'WVWZZZ1KZAW000002' });

    expect(await readDraft('/', now + 24 * 60 * minute)).toBeNull();
    expect(mockRecords.size).toBe(0);
  });

  it('are all erased with the one that ends', async () => {
    const tab = await openTab(stepPath(jeep, 'vehicle'));
    await tab.turnTo(jeep, 'care');
    await tab.turnTo(golf, 'care');
    tab.clear();
    expect(tab.get()).toEqual(emptyFunnel);
    expect((await openTab(stepPath(jeep, 'vehicle'))).get()).toEqual(emptyFunnel);
  });
});
