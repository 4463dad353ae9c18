import { randomUUID } from 'node:crypto';
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { notFound } from '../../../platform/errors';
import { multipart } from '../../../platform/testing';
import { blankPdf } from '../../assets/testing/papers';
import { bombPicture, plainPicture } from '../../assets/testing/pictures';
import { newCustomer } from '../testing/customer';
import { type StaffSession, staffAt } from '../testing/staff';
import { contractWorld, type World } from '../testing/world';

let world: World;
let manager: StaffSession;
let stranger: StaffSession;

beforeAll(async () => {
  pdf = await blankPdf();
  world = await contractWorld();
  manager = await staffAt(world);
  stranger = await staffAt(world, 'manager', []);
});
afterAll(() => world.close());

let pdf: Buffer;

function attach(session: StaffSession, uid: string, name: string, content: Buffer) {
  return world.app.http.inject({
    method: 'POST',
    url: `/api/v1/manager/contracts/${uid}/attachments`,
    ...multipart({ token: session.token, file: { name, content } }),
  });
}

async function read(session: StaffSession, path: string) {
  const answer = await world.call({ path: `/manager/contracts/${path}`, token: session.token });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
}

describe('notes', () => {
  it('bear their author’s name, newest first, and are for staff alone', async () => {
    const { contract_uid } = await manager.draft();
    await manager.call('POST', `/contracts/${contract_uid}/notes`, { text: 'Richiama lunedì' });
    await world.wait(60);
    const admin = await staffAt(world, 'admin');
    const { status, body } = await admin.call('POST', `/contracts/${contract_uid}/notes`, { text: 'Ha richiamato' });
    expect([status, body.message]).toEqual([201, 'Nota aggiunta.']);
    expect((await manager.call('GET', `/contracts/${contract_uid}/notes`)).body.data).toMatchObject([
      { text: 'Ha richiamato', author: 'Prova Prova' },
      { text: 'Richiama lunedì' },
    ]);
    expect((await stranger.call('POST', `/contracts/${contract_uid}/notes`, { text: 'Io' })).status).toBe(404);
  });
});

describe('attachments', () => {
  it('come back as they went in, under a safe name, to who has the contract in sight', async () => {
    const { contract_uid } = await manager.draft();
    const added = await attach(manager, contract_uid, '../../etc/libretto è.pdf', pdf);
    expect(added.statusCode).toBe(201);
    const { id } = added.json().data;
    expect(added.json().data).toMatchObject({
      name: 'libretto è.pdf',
      media_type: 'application/pdf',
      size: pdf.length,
    });
    const back = await read(manager, `${contract_uid}/attachments/${id}`);
    expect(back.bytes.equals(pdf)).toBe(true);
    expect(back.headers['content-disposition']).toBe(
      `attachment; filename="libretto_.pdf"; filename*=UTF-8''libretto%20%C3%A8.pdf`,
    );
    expect((await read(stranger, `${contract_uid}/attachments/${id}`)).status).toBe(404);
    const other = await manager.draft();
    expect((await read(manager, `${other.contract_uid}/attachments/${id}`)).status).toBe(404);
    expect((await manager.call('DELETE', `/contracts/${contract_uid}/attachments/${id}`)).status).toBe(204);
    expect((await read(manager, `${contract_uid}/attachments/${id}`)).status).toBe(404);
  });

  it('lose what a photograph tells of place and camera, and what hides behind it', async () => {
    const { contract_uid } = await manager.draft();
    const archive = Buffer.from('PK\x03\x04xl/workbook.xml', 'latin1');
    const taken = plainPicture('#336699', 40, 20).withExif({ IFD0: { Artist: 'Mario Rossi' } });
    const photo = await taken.withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { id } = (await attach(manager, contract_uid, 'libretto.jpg', Buffer.concat([photo, archive]))).json().data;
    const { bytes } = await read(manager, `${contract_uid}/attachments/${id}`);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 20, height: 40 });
    expect([bytes.includes('Mario Rossi'), bytes.includes('workbook')]).toEqual([false, false]);
  });

  it('are fifty at most, of those that come at once too', async () => {
    const { contract_uid } = await manager.draft();
    for (let n = 0; n < 49; n += 1) expect((await attach(manager, contract_uid, `${n}.pdf`, pdf)).statusCode).toBe(201);
    const last = await Promise.all(['a.pdf', 'b.pdf'].map((name) => attach(manager, contract_uid, name, pdf)));
    expect(last.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
    const { data } = (await manager.call('GET', `/contracts/${contract_uid}/attachments`)).body;
    expect(data).toHaveLength(50);
  });

  it('are removed once', async () => {
    const { contract_uid } = await manager.draft();
    const { id } = (await attach(manager, contract_uid, 'libretto.pdf', pdf)).json().data;
    const remove = () => manager.call('DELETE', `/contracts/${contract_uid}/attachments/${id}`);
    const removed = await Promise.all([remove(), remove()]);
    expect(removed.map(({ status }) => status).sort()).toEqual([204, 404]);
  });

  it('are told by their content, run nothing, and are 8 MB at most', async () => {
    const { contract_uid } = await manager.draft();
    expect((await attach(manager, contract_uid, 'foto.png', Buffer.from('<script>'))).statusCode).toBe(415);
    const big = Buffer.concat([pdf, Buffer.alloc(8 * 1024 * 1024)]);
    expect((await attach(manager, contract_uid, 'libretto.pdf', big)).statusCode).toBe(413);
    const archive = Buffer.from('PK\x03\x04word/document.xml', 'latin1');
    expect((await attach(manager, contract_uid, 'foto.png', archive)).statusCode).toBe(415);
    const bomb = await attach(manager, contract_uid, 'foto.png', await bombPicture());
    expect([bomb.statusCode, Object.keys(bomb.json().errors)]).toEqual([422, ['file']]);
    const acting = await attach(manager, contract_uid, 'libretto.pdf', await blankPdf({ script: 'app.alert(1)' }));
    expect([acting.statusCode, Object.keys(acting.json().errors)]).toEqual([422, ['file']]);
    expect((await manager.call('GET', `/contracts/${contract_uid}/attachments`)).body.data).toEqual([]);
  });
});

describe('an attachment whose row cannot be written', () => {
  afterEach(() => jest.restoreAllMocks());

  it('leaves no file behind', async () => {
    const { contract_uid } = await manager.draft();
    const { db, storage } = world.platform;
    const before = await storage.usage();
    const put = jest.spyOn(storage, 'put');
    jest.spyOn(db, 'lastTransaction').mockRejectedValue(new Error('The database is away'));
    expect((await attach(manager, contract_uid, 'libretto.pdf', pdf)).statusCode).toBe(500);
    expect(put).toHaveBeenCalledTimes(1);
    expect(await storage.usage()).toEqual(before);
  });

  it('is refused with its own reason though the storage is away, too', async () => {
    const { contract_uid } = await manager.draft();
    const { db, storage } = world.platform;
    jest.spyOn(db, 'lastTransaction').mockRejectedValue(notFound());
    jest.spyOn(storage, 'put').mockResolvedValue();
    jest.spyOn(storage, 'remove').mockRejectedValue(new Error('The bucket is away'));
    expect((await attach(manager, contract_uid, 'libretto.pdf', pdf)).statusCode).toBe(404);
  });
});

describe('the folder of a signed contract', () => {
  it('has every version of its documents, the evidence, and a timeline with its messages', async () => {
    const customer = await newCustomer(world, { email: 'folder@example.com', phone: '+393331110000' });
    await customer.sign();
    for (const payment_method of ['concessionaria', 'bonifico'])
      await customer.post('payment-method', { payment_method });
    await world.inbox();
    const { body } = await manager.call('GET', `/contracts/${customer.uid}/documents`);
    expect(body.data).toMatchObject([
      { kind: 'contratto', sealed: false },
      { kind: 'contratto', sealed: true },
      { kind: 'scheda', version: 1, superseded: true },
      { kind: 'scheda', version: 2, superseded: false },
    ]);
    const names: string[] = [];
    for (const { id } of Object.values(body.data).map(Object)) {
      const { headers } = await read(manager, `${customer.uid}/documents/${id}`);
      names.push(/filename="CC-\d{4}-\d{6}-(.+?)"/.exec(String(headers['content-disposition']))?.[1] ?? '');
    }
    expect(names).toEqual([
      'contratto-mostrato.pdf',
      'contratto-sigillato.pdf',
      'scheda-sigillato-v1-superato.pdf',
      'scheda-sigillato.pdf',
    ]);
    const [, sealed] = Object.values(body.data);
    const file = await read(manager, `${customer.uid}/documents/${Object(sealed).id}`);
    expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await read(manager, `${customer.uid}/documents/${randomUUID()}`)).status).toBe(404);
    expect((await read(manager, `${customer.uid}/evidence`)).headers['content-type']).toBe('application/zip');

    const events = Object.values((await manager.call('GET', `/contracts/${customer.uid}/events`)).body.data).map(
      Object,
    );
    expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['created', 'signed', 'filled', 'message']));
    expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).sort());
    const code = events.find(({ data }) => data.purpose === 'signing-code');
    expect(code.data).toMatchObject({ channel: 'sms', status: 'delivered', to: '+393331110000' });
    expect(code.data.body).not.toMatch(/\d{6} per firmare/);
  });

  it('tells staff who acted, why, and what an edit changed', async () => {
    const { contract_uid } = await manager.draft();
    await manager.call('PATCH', `/contracts/${contract_uid}/update`, { city: 'Lodi' });
    const { body } = await manager.call('GET', `/contracts/${contract_uid}/events`);
    expect(Object.values(body.data).at(-1)).toMatchObject({
      type: 'edited',
      actor: 'manager',
      data: { by: 'Prova Prova', before: { city: 'Milano' }, after: { city: 'Lodi' } },
    });
    expect(JSON.stringify(body.data)).not.toContain('Transiti');
  });

  it('is unknown to who has it not in sight', async () => {
    const { contract_uid } = await manager.draft();
    const unknown = await stranger.call('GET', `/contracts/${'A'.repeat(22)}/events`);
    for (const path of ['events', 'documents', 'evidence', 'notes', 'attachments']) {
      const { status, body } = await stranger.call('GET', `/contracts/${contract_uid}/${path}`);
      expect({ status, ...body, request_id: '' }).toEqual({ status: 404, ...unknown.body, request_id: '' });
    }
  });
});

describe('attachments without a row', () => {
  it('go after 30 days where the server ended before it wrote down whose they are', async () => {
    const { contract_uid } = await manager.draft();
    const { id } = (await attach(manager, contract_uid, 'libretto.pdf', pdf)).json().data;
    const { env, storage } = world.platform;
    const [old, recent] = ['attachments/contratto/vecchio', 'attachments/contratto/di-ieri'];
    await storage.put(old, pdf);
    await storage.put(recent, pdf);
    const daysAgo = (days: number) => Date.now() / 1_000 - days * 86_400;
    for await (const { key } of storage.list('attachments/'))
      utimesSync(join(env.DATA_DIR, 'files', key), daysAgo(31), daysAgo(key === recent ? 29 : 31));

    // The jobs of a day; who is signed in stays so no longer.
    await world.wait(86_400);
    expect([await storage.has(old), await storage.has(recent)]).toEqual([false, true]);
    const back = await read(await staffAt(world), `${contract_uid}/attachments/${id}`);
    expect(back.bytes.equals(pdf)).toBe(true);
  });
});
