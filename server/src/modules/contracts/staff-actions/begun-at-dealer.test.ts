import { eq } from 'drizzle-orm';
import { packages } from '../../../platform/db/schema';
import { sentAtDealer, signedAtDealer } from '../testing/signed';
import { type StaffSession, staffAt } from '../testing/staff';
import { contractWorld, type World } from '../testing/world';

let world: World;
let manager: StaffSession;

beforeAll(async () => {
  world = await contractWorld();
});
beforeEach(async () => {
  manager = await staffAt(world);
});
afterAll(() => world.close());

const ofCar = ['car_plate', 'car_model', 'car_version', 'car_fuel', 'km', 'car_registration_date'];
const ofCustomer = ['firstname', 'lastname', 'address', 'address_info', 'city', 'province', 'zip_code', 'email'];
const nothingOf = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, undefined]));

const agreed = { terms: true, clauses: true, general: true, marketing: false, survey: false };

/** What the customer tells at the link. */
function told(fields: readonly string[]) {
  const whole = world.order();
  return Object.fromEntries(fields.map((field) => [field, whole[field]]));
}

describe('a link with VIN, package and phone', () => {
  const send = () => sentAtDealer(world, manager, nothingOf([...ofCar, ...ofCustomer]));

  it('leaves at once, and the customer completes what is missing before signing', async () => {
    const { uid, customer } = await send();
    const early = await customer.post('sign', agreed);
    expect(early.status).toBe(422);
    expect(Object.keys(early.body.errors ?? {}).sort()).toEqual(
      ['address', 'car_fuel', 'car_model', 'car_registration_date', 'city', 'email', 'firstname', 'km', 'lastname']
        .concat(['province', 'zip_code'])
        .sort(),
    );

    const completed = await customer.patch({ ...told(ofCar), ...told(ofCustomer) });
    expect([completed.status, completed.body.data]).toMatchObject([
      202,
      { status: 'AVAIABLE', car_model: 'Jeep Avenger', km: 18_420, firstname: 'Nicolò', total: '1180.00' },
    ]);

    await customer.post('sign', agreed);
    const signed = await customer.post('confirm-otp', { otp_code: await customer.code() });
    expect([signed.status, signed.body.data.status]).toEqual([202, 'SIGNED']);
    expect((await manager.call('GET', `/contracts/${uid}`)).body.data).toMatchObject({ fullname: 'Nicolò D’Alò' });
  });

  it('greets by e-mail without a name that nobody knows, and names the car by its VIN', async () => {
    const email = 'senza.nome@example.com';
    const { uid } = await sentAtDealer(world, manager, { ...nothingOf([...ofCar, ...ofCustomer]), email });
    const letter = (await world.inbox()).find(
      ({ channel, contract_uid }) => channel === 'email' && contract_uid === uid,
    );
    expect(letter?.body).toMatch(/^Ciao,\n/);
    expect(letter?.body).toContain('Veicolo: ZACPJFCW1SP018273');
  });

  it('keeps the price that was sent, whatever the package costs by then', async () => {
    const { customer } = await send();
    const costs = (price_cents: number) =>
      world.platform.db.read.update(packages).set({ price_cents }).where(eq(packages.id, world.packageId));
    await costs(200_000);
    const completed = await customer.patch({ ...told(ofCar), ...told(ofCustomer) });
    await costs(104_918);
    expect([completed.status, completed.body.data.total]).toEqual([202, '1180.00']);
  });

  it('takes another total that was shown only where it is today’s, and then freezes it', async () => {
    const { customer } = await send();
    const costs = (price_cents: number) =>
      world.platform.db.read.update(packages).set({ price_cents }).where(eq(packages.id, world.packageId));
    await costs(90_164);
    const stale = await customer.patch({ total: '1100.00' });
    const kept = await customer.patch({ ...told(ofCar), total: '1180.00' });
    const seen = await customer.patch({ total: '1000.00' });
    await costs(104_918);
    expect([stale.status, stale.body.code, Object.keys(stale.body.errors ?? {})]).toEqual([
      422,
      'offer_changed',
      ['package_id'],
    ]);
    expect([kept.status, kept.body.data.total]).toEqual([202, '1180.00']);
    expect([seen.status, seen.body.data.total]).toEqual([202, '1000.00']);
  });

  it('is not completed with a car that the package is not for', async () => {
    const { customer } = await send();
    const { status, body } = await customer.patch({ ...told(ofCar), km: 120_001 });
    expect([status, body.code, Object.keys(body.errors ?? {})]).toEqual([422, 'offer_changed', ['package_id']]);
    expect((await customer.get()).body.data.km).toBeNull();
  });
});

describe('staff’s correction', () => {
  const costs = (price_cents: number) =>
    world.platform.db.read.update(packages).set({ price_cents }).where(eq(packages.id, world.packageId));
  afterEach(() => costs(104_918));

  it('freezes today’s price for another car only where that total was shown', async () => {
    const { contract_uid } = await manager.draft();
    const path = `/contracts/${contract_uid}/update`;
    await costs(90_164);
    const stale = await manager.call('PATCH', path, { km: 19_000, total: '1180.00' });
    const seen = await manager.call('PATCH', path, { km: 19_000, total: '1000.00' });
    expect([stale.status, stale.body.code, Object.keys(stale.body.errors ?? {})]).toEqual([
      422,
      'offer_changed',
      ['package_id'],
    ]);
    expect([seen.status, seen.body.data]).toMatchObject([202, { km: 19_000, total: '1000.00' }]);
  });

  it('keeps what was frozen where only the rest of the car is told', async () => {
    const { contract_uid } = await manager.draft(nothingOf(ofCar));
    await costs(90_164);
    const { status, body } = await manager.call('PATCH', `/contracts/${contract_uid}/update`, {
      ...told(ofCar),
      total: '1180.00',
    });
    expect([status, body.data]).toMatchObject([202, { km: 18_420, total: '1180.00' }]);
  });

  it('compares nothing from the signature on', async () => {
    const { uid } = await signedAtDealer(world, manager);
    await costs(90_164);
    const body = { association_code: 'LAM-7', total: '1000.00' };
    const { status, body: saved } = await manager.call('PATCH', `/contracts/${uid}/update`, body);
    expect([status, saved.data]).toMatchObject([202, { association_code: 'LAM-7', total: '1180.00' }]);
  });
});

describe('a draft', () => {
  it('is saved with a package alone, and completed until it can be sent', async () => {
    const nothing = nothingOf(['car_vin', 'phone', ...ofCar, ...ofCustomer]);
    const draft = await manager.draft(nothing);
    expect(draft).toMatchObject({
      status: 'DRAFT',
      car_vin: '',
      phone: '',
      km: null,
      car_fuel: null,
      total: '1180.00',
    });

    const path = `/contracts/${draft.contract_uid}`;
    const refused = await manager.call('POST', `${path}/resend-sms`);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      {
        car_vin: ['Per inviare il link serve il numero di telaio: si aggiunge con Modifica.'],
        phone: ['Per inviare il link serve il cellulare del cliente.'],
      },
    ]);

    await manager.call('PATCH', `${path}/update`, { car_vin: 'ZACPJFCW1SP018273', phone: '+393339990001' });
    const sent = await manager.call('POST', `${path}/resend-sms`);
    expect([sent.status, sent.body.data.status]).toEqual([202, 'AVAIABLE']);
  });

  it('stands in the list, and is found by what it holds', async () => {
    const { contract_uid } = await manager.draft({ ...nothingOf(['car_vin', ...ofCar]), lastname: 'Zanardelli' });
    const { body } = await manager.call('GET', '/contracts?page=1&search=zanardelli');
    expect(body.data).toMatchObject([{ contract_uid, car_vin: '', fullname: 'Nicolò Zanardelli' }]);
  });

  it('is duplicated as it is', async () => {
    const { contract_uid } = await manager.draft(nothingOf(['car_vin', 'phone', ...ofCar]));
    const { status, body } = await manager.call('POST', `/contracts/${contract_uid}/duplicate`);
    expect([status, body.data]).toMatchObject([
      201,
      { status: 'DRAFT', car_vin: '', car_fuel: null, km: null, car_registration_date: null },
    ]);
  });
});
