import { randomUUID } from 'node:crypto';
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { PDF } from '@libpdf/core';
import { and, eq } from 'drizzle-orm';
import { unscoped } from '../../../platform/db';
import { auditLog } from '../../../platform/db/schema';
import { multipart } from '../../../platform/testing';
import { blankPdf } from '../../assets/testing/papers';
import { documents } from '../../documents';
import { identityRecords } from '../../signing';
import { contracts } from '../tables/contract.table';
import { paidAtDealer, sentAtDealer } from '../testing/signed';
import { type StaffSession, staffAt } from '../testing/staff';
import { storedContract } from '../testing/stored-contract';
import { contractWorld, type World } from '../testing/world';

let world: World;
let manager: StaffSession;

beforeEach(async () => {
  world = await contractWorld();
  manager = await staffAt(world);
});
afterEach(() => world.close());

const day = 86_400;

describe('maintenance', () => {
  it('is done with day and kilometres, and what comes next is foreseen from them', async () => {
    const { uid, contract } = await paidAtDealer(world, manager);
    expect(contract.maintenance).toMatchObject([
      { n: 1, due_on: '2027-03-02', due_km: 38_420 },
      { n: 2, due_on: '2028-03-02', due_km: 58_420 },
      { n: 3, due_on: '2029-03-01', due_km: 78_420 },
    ]);
    await world.wait(90 * day);
    manager = await staffAt(world);
    const done = { date: '2026-05-31', km: 38_420 };
    const { status, body } = await manager.call('POST', `/contracts/${uid}/maintenance/1/done`, done);
    // 20.000 km in 90 days: the next 20.000 come long before the months.
    expect([status, body.data.maintenance]).toMatchObject([
      202,
      [
        { n: 1, done_on: '2026-05-31', km: 38_420, projected_on: null },
        { n: 2, due_on: '2028-03-02', projected_on: '2026-08-29' },
        { n: 3, due_on: '2029-03-01' },
      ],
    ]);
    expect(await world.platform.db.read.select().from(auditLog)).toContainEqual(
      expect.objectContaining({ action: 'contracts.service-done', actor_uid: manager.uid }),
    );
  });

  it('stands in the history with who noted it, and so does its correction', async () => {
    const { uid } = await paidAtDealer(world, manager);
    const mark = (km: number) =>
      manager.call('POST', `/contracts/${uid}/maintenance/1/done`, { date: '2026-03-02', km });
    await mark(38_420);
    expect((await mark(28_420)).status).toBe(202);

    const history = await world.call({ path: `/manager/contracts/${uid}/events`, token: manager.token });
    const noted = history.json().data.filter(({ data }: { data: { service?: number } }) => data.service === 1);
    expect(noted).toMatchObject([
      {
        type: 'edited',
        actor: 'manager',
        data: {
          fields: ['maintenance'],
          by: expect.stringMatching(/./),
          before: { service_done_on: null, service_km: null },
          after: { service_done_on: '2026-03-02', service_km: 38_420 },
        },
      },
      { data: { before: { service_km: 38_420 }, after: { service_km: 28_420 } } },
    ]);
    const admin = await staffAt(world, 'admin');
    expect((await admin.call('GET', `/contracts/${uid}/verify`)).body.data).toMatchObject({ valid: true });
    expect((await manager.call('GET', `/contracts/${uid}`)).body.data.km).toBe(18_420);
  });

  it('is never in the future, nor with fewer kilometres than before', async () => {
    const { uid } = await paidAtDealer(world, manager);
    const path = `/contracts/${uid}/maintenance/1/done`;
    const done = (date: string, km: number) => manager.call('POST', path, { date, km });
    expect((await done('2026-03-03', 20_000)).body.errors).toHaveProperty('date');
    expect((await done('2026-03-01', 20_000)).body.errors).toHaveProperty('date');
    expect((await done('2026-03-02', 18_419)).body.errors).toHaveProperty('km');
    expect(
      (await manager.call('POST', `/contracts/${uid}/maintenance/4/done`, { date: '2026-03-02', km: 1 })).status,
    ).toBe(404);
    const draft = await manager.draft({ car_vin: 'WVWZZZ1KZAW000001' });
    const early = await manager.call('POST', `/contracts/${draft.contract_uid}/maintenance/1/done`, {
      date: '2026-03-02',
      km: 1,
    });
    expect(early.body.code).toBe('status');
  });

  it('is never after the last day of the cover, and may be noted later', async () => {
    const { uid } = await paidAtDealer(world, manager);
    await world.wait(4 * 365 * day);
    manager = await staffAt(world);
    const path = `/contracts/${uid}/maintenance/1/done`;
    const late = await manager.call('POST', path, { date: '2029-03-02', km: 38_420 });
    expect([late.status, late.body.errors]).toEqual([
      422,
      { date: ['La copertura è finita il 01/03/2029: un tagliando fatto dopo non ne fa parte.'] },
    ]);
    expect((await manager.call('POST', path, { date: '2029-03-01', km: 38_420 })).status).toBe(202);
  });

  it('is noted with far more kilometres than the last ones only once they were read again', async () => {
    const { uid } = await paidAtDealer(world, manager);
    const path = `/contracts/${uid}/maintenance/1/done`;
    const done = { date: '2026-03-02', km: 184_200 };
    const doubted = await manager.call('POST', path, done);
    expect([doubted.status, doubted.body.errors]).toEqual([
      422,
      {
        km: [
          'Sono 165.780 km in più degli ultimi noti (18.420 km il 02/03/2026): controllare la lettura e, se è giusta, confermarla.',
        ],
      },
    ]);
    expect((await manager.call('POST', path, { ...done, km_confirmed: true })).status).toBe(202);
  });

  it('passes its last kilometres on to the renewal', async () => {
    const { uid } = await paidAtDealer(world, manager);
    await manager.call('POST', `/contracts/${uid}/maintenance/1/done`, { date: '2026-03-02', km: 30_000 });
    const { status, body } = await manager.call('POST', `/contracts/${uid}/renew`);
    expect(body.message).toMatch(/^Bozza CC-\d{4}-\d{6} salvata: rinnovo di CC-\d{4}-\d{6}\.$/);
    expect([status, body.data]).toMatchObject([201, { status: 'DRAFT', km: 30_000, car_mileage_date: '2026-03-02' }]);
  });
});

describe('a renewal', () => {
  it('of a car of which nothing was read since the signature asks for its kilometres anew', async () => {
    const { uid } = await paidAtDealer(world, manager);
    const { status, body } = await manager.call('POST', `/contracts/${uid}/renew`);
    const { contract_uid, km, car_mileage_date } = body.data;
    expect([status, km, car_mileage_date]).toEqual([201, null, null]);
    expect((await manager.call('POST', `/contracts/${contract_uid}/resend-sms`)).status).toBe(202);
    const duplicate = await manager.call('POST', `/contracts/${uid}/duplicate`);
    expect([duplicate.status, duplicate.body.data.km]).toEqual([201, 18_420]);
  });
});

describe('the calendar', () => {
  const calendar = async (uid: string) => {
    const path = `/manager/contracts/${uid}/calendar.ics`;
    const { headers, payload } = await world.call({ path, token: manager.token });
    const lines = payload.replaceAll('\r\n ', '').split('\r\n');
    const values = (name: string) =>
      lines.filter((line) => line.startsWith(name)).map((line) => line.slice(name.length));
    return {
      ...{ headers, payload },
      ...{ days: values('DTSTART;VALUE=DATE:'), names: values('SUMMARY:'), links: values('URL:') },
    };
  };

  it('has deadlines and services, under the code and not the link’s secret', async () => {
    const { uid, contract } = await paidAtDealer(world, manager);
    const { headers, payload, days, names, links } = await calendar(uid);
    expect(headers['content-type']).toContain('text/calendar');
    expect(headers['content-disposition']).toContain(`${contract.code}.ics`);
    expect(names).toEqual([
      `Ultimo giorno per recedere da ${contract.code}`,
      `Fine della copertura di ${contract.code}`,
      'Tagliando 1: Jeep Avenger',
      'Tagliando 2: Jeep Avenger',
      'Tagliando 3: Jeep Avenger',
    ]);
    expect(days.slice(0, 3)).toEqual(['20260316', '20290301', '20270302']);
    expect(new Set(links)).toEqual(new Set([`${world.platform.env.publicUrl}/cms/manager/contracts`]));
    expect(payload).not.toContain(uid);
  });

  it('leaves out a deadline that is over', async () => {
    const { uid, contract } = await paidAtDealer(world, manager);
    await world.wait(15 * day);
    manager = await staffAt(world);
    const { names } = await calendar(uid);
    expect(names).not.toContain(`Ultimo giorno per recedere da ${contract.code}`);
    expect(names).toContain(`Fine della copertura di ${contract.code}`);
  });

  it('of an unsigned contract is the day until which it may be signed', async () => {
    const { contract_uid, code } = await manager.draft();
    expect(await calendar(contract_uid)).toMatchObject({
      days: ['20260322'],
      names: [`Ultimo giorno per firmare ${code}`],
    });
  });
});

/** All that a reader finds in the sealed contratto. */
async function sealedText(uid: string): Promise<string> {
  const [row] = await unscoped(world.platform.db.read, 'the test looks at what is there')
    .select({ key: documents.storage_key })
    .from(documents)
    .innerJoin(contracts, eq(contracts.id, documents.contract_id))
    .where(and(eq(contracts.contract_uid, uid), eq(documents.kind, 'contratto'), eq(documents.sealed, true)));
  const pdf = await PDF.load(await world.platform.storage.get(row?.key ?? ''));
  return pdf
    .getPages()
    .map((page) => page.extractText().text)
    .join('\n');
}

describe('the identity document', () => {
  let copy: Buffer;
  beforeAll(async () => {
    copy = await blankPdf();
  });
  const fields = {
    document_type: 'passaporto',
    number: 'YA1234567',
    expires_on: '2030-01-01',
    service_accepted: 'true',
  };

  const identify = async (uid: string, change: Readonly<Record<string, string>> = {}, content?: Buffer) => {
    const answer = await world.app.http.inject({
      method: 'POST',
      url: `/api/v1/manager/contracts/${uid}/identity`,
      ...multipart({
        token: manager.token,
        file: { name: 'doc.pdf', content: content ?? copy },
        fields: { ...fields, ...change },
      }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };

  it('leaves no copy behind that nothing names', async () => {
    const { uid } = await sentAtDealer(world, manager);
    expect(await identify(uid)).toMatchObject({ status: 202 });
    const { env, storage, db } = world.platform;
    const stray = `identity/${randomUUID()}/${randomUUID()}`;
    await storage.put(stray, copy);
    const longAgo = Date.now() / 1_000 - 31 * 86_400;
    for await (const { key } of storage.list('identity/'))
      utimesSync(join(env.DATA_DIR, 'files', key), longAgo, longAgo);

    await world.wait(86_400);
    expect(await storage.has(stray)).toBe(false);
    for (const record of await db.read.select().from(identityRecords))
      expect(await storage.has(record.storage_key)).toBe(true);
  });

  it('raises the signature to FEA, and is kept where nobody reads it', async () => {
    const { uid, customer } = await sentAtDealer(world, manager);
    expect(await identify(uid)).toMatchObject({ status: 202, body: { data: { signature_level: 'FEA' } } });
    const [record] = await world.platform.db.read.select().from(identityRecords);
    expect(record?.number).not.toContain('YA1234567');
    const kept = await world.platform.storage.get(record?.storage_key ?? '');
    expect(kept.includes('%PDF')).toBe(false);
    const opened = world.platform.keys.decrypt('identity-document', kept.toString(), record?.contract_id);
    expect(Buffer.from(opened, 'base64').equals(copy)).toBe(true);

    await customer.post('sign', { terms: true, clauses: true, general: true });
    expect((await identify(uid)).body.code).toBe('status');
    await customer.post('confirm-otp', { otp_code: await customer.code() });
    expect((await manager.call('GET', `/contracts/${uid}`)).body.data).toMatchObject({
      status: 'SIGNED',
      signature_level: 'FEA',
    });
  });

  it('is refused with its reason even where the storage cannot take its copy back', async () => {
    const { uid, customer } = await sentAtDealer(world, manager);
    await customer.post('sign', { terms: true, clauses: true, general: true });
    const remove = jest.spyOn(world.platform.storage, 'remove').mockRejectedValueOnce(new Error('The bucket is away'));
    expect(await identify(uid)).toMatchObject({ status: 422, body: { code: 'status' } });
    expect(remove).toHaveBeenCalledTimes(1);
    remove.mockRestore();
  });

  it('must be valid, accepted and a picture or a PDF', async () => {
    const { contract_uid: uid } = await manager.draft();
    expect((await identify(uid, { expires_on: '2026-03-01' })).body.errors).toHaveProperty('expires_on');
    expect((await identify(uid, { service_accepted: 'false' })).body.errors).toHaveProperty('service_accepted');
    expect((await identify(uid, {}, Buffer.from('a,b\n1,2'))).status).toBe(415);
    const broken = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
    expect((await identify(uid, {}, broken)).body.errors).toHaveProperty('file');
    expect((await identify(uid, {}, Buffer.from('%PDF-1.4 x'))).body.errors).toHaveProperty('file');
    expect((await identify(uid, {}, await blankPdf({ script: 'app.alert(1)' }))).body.errors?.file?.[0]).toMatch(
      /programmi/,
    );
    expect((await storedContract(world, uid)).signature_level).toBe('FES');
  });

  it('has a number as its kind has it, and no card of paper after their last day', async () => {
    const { contract_uid: uid } = await manager.draft();
    for (const number of ['<script>1', 'CA00000AA', 'YA123456'])
      expect((await identify(uid, { number })).body.errors).toHaveProperty('number');
    const paper = { document_type: 'carta_identita', number: 'ax 1234567' };
    expect((await identify(uid, paper)).status).toBe(202);
    await world.wait(160 * day);
    manager = await staffAt(world);
    const { contract_uid: later } = await manager.draft();
    expect((await identify(later, paper)).body.errors?.number?.[0]).toMatch(/dal 3 agosto 2026/);
  });

  it('is told to staff and customer by its kind and the end of its number, and printed with the copy’s fingerprint', async () => {
    const { uid, customer } = await sentAtDealer(world, manager);
    await identify(uid);
    const identity = { form: 'passport', document_type: 'passaporto', number: '•••• 567', expires_on: '2030-01-01' };
    expect((await manager.call('GET', `/contracts/${uid}`)).body.data.identity).toMatchObject(identity);
    expect((await customer.get()).body.data.identity).toMatchObject(identity);
    await customer.post('sign', { terms: true, clauses: true, general: true });
    await customer.post('confirm-otp', { otp_code: await customer.code() });
    const printed = await sealedText(uid);
    expect(printed).toContain('Passaporto italiano •••• 567, valido fino al 01/01/2030');
    expect(printed).not.toContain('YA1234567');
    const [record] = await world.platform.db.read.select().from(identityRecords);
    expect(printed).toContain(record?.sha256);
  });

  it('counts for the person it names: with another name the level falls back', async () => {
    const { contract_uid: uid } = await manager.draft();
    await identify(uid);
    const { body } = await manager.call('PATCH', `/contracts/${uid}/update`, { firstname: 'Ada' });
    expect(body.data).toMatchObject({ signature_level: 'FES', identity: null });
  });

  it('falls back with another tax code too, and not with the first one', async () => {
    const { contract_uid: uid } = await manager.draft();
    await identify(uid);
    const levelWith = async (tax_code: string) =>
      (await manager.call('PATCH', `/contracts/${uid}/update`, { tax_code })).body.data.signature_level;
    expect(await levelWith('DLANCL80A01F205N')).toBe('FEA');
    expect(await levelWith('DLANCL81A01F205O')).toBe('FES');
  });
});
