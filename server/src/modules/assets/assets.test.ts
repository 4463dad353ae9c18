import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { assets, stores } from '../../platform/db/schema';
import { type SignedIn, type TestApp, testApp } from '../../platform/testing';
import { storeRow } from '../stores/testing/store-rows';
import { bombPicture, plainPicture, upload } from './testing/pictures';

let api: TestApp;
let customer: SignedIn;
let manager: SignedIn;
beforeAll(async () => {
  api = await testApp();
});
beforeEach(async () => {
  await api.platform.db.read.delete(assets);
  customer = await api.signIn(['user']);
  manager = await api.signIn(['manager']);
});
afterAll(() => api.close());

const open = (path: string) => api.app.http.inject({ method: 'GET', url: path });
const list = async ({ token }: SignedIn, query = '') => (await api.call({ path: `/assets${query}`, token })).json();
const names = async (reader: SignedIn, query = ''): Promise<string[]> =>
  (await list(reader, query)).data.map((asset: { name: string }) => asset.name);

test('a picture is kept upright, as WebP, without a trace of where and by whom it was taken', async () => {
  const photo = await plainPicture('#990000', 2_000, 1_000)
    .withExif({ IFD0: { Artist: 'Mario Rossi' }, IFD3: { GPSLatitude: '45/1 27/1 51/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const answer = await upload(api, customer.token, photo, 'Città.jpg');
  expect([answer.statusCode, answer.json()]).toMatchObject([
    201,
    { data: { name: 'Città.jpg' }, message: 'Immagine caricata.' },
  ]);
  const { image, thumbnail } = answer.json().data.url;
  const [large, small] = [await open(image), await open(thumbnail)];
  expect(await sharp(large.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 800, height: 1_600 });
  expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 160, height: 320 });
  for (const { rawPayload } of [large, small]) {
    expect(await sharp(rawPayload).metadata()).not.toHaveProperty('exif');
    expect(rawPayload.includes('Mario Rossi')).toBe(false);
  }
});

test('a rendition is served to anybody, for ever, as a picture and nothing else', async () => {
  const { url } = (await upload(api, customer.token, await plainPicture().png().toBuffer())).json().data;
  expect(url.image).toMatch(/^\/media\/[0-9a-f]{32}\.webp$/);
  expect((await open(url.image)).headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
  expect((await open(`/media/${'0'.repeat(32)}.webp`)).statusCode).toBe(404);
  expect((await open('/media/..%2f..%2fkeys')).statusCode).toBe(404);
});

test('the same picture is one asset of its owner and one file of everybody', async () => {
  const picture = await plainPicture('#336699').webp().toBuffer();
  const first = (await upload(api, customer.token, picture)).json().data;
  expect((await upload(api, customer.token, picture, 'altra.webp')).json().data).toEqual(first);
  const other = (await upload(api, manager.token, picture)).json().data;
  expect(other.url.image).not.toBe(first.url.image);
  expect((await open(other.url.image)).rawPayload.equals((await open(first.url.image)).rawPayload)).toBe(true);
  const rows = await api.platform.db.read.select().from(assets);
  expect(new Set(rows.map((row) => row.sha256)).size).toBe(1);
});

test('a dealer’s people choose from what colleagues and the operator uploaded, and see nothing of anybody else', async () => {
  const { db } = api.platform;
  const [first, second] = ['Nostra', 'Loro'].map((name) => storeRow({ name }, api.clock.now()));
  if (first === undefined || second === undefined) throw new Error('no stores');
  await db.read.insert(stores).values([first, second]);
  const [here, there] = [first.store_uid, second.store_uid];
  const [mine, colleague, stranger] = [
    await api.signIn(['manager'], [here]),
    await api.signIn(['manager'], [here]),
    await api.signIn(['manager'], [there]),
  ];
  const operator = await api.signIn(['admin']);
  const uploaded = [
    ['Io.png', mine],
    ['Collega.png', colleague],
    ['Altro dealer.png', stranger],
    ['Cliente.png', customer],
    ['Operatore.png', operator],
  ] as const;
  const ids = new Map<string, string>();
  for (const [name, { token }] of uploaded) {
    await api.wait(1);
    const picture = await plainPicture(`#${ids.size}0${ids.size}000`).png().toBuffer();
    ids.set(name, (await upload(api, token, picture, name)).json().data.id);
  }
  expect(await names(mine)).toEqual(['Operatore.png', 'Collega.png', 'Io.png']);
  // What the store shows stays to be chosen, whoever put it there.
  await db.read
    .update(stores)
    .set({ thumbnail_id: ids.get('Altro dealer.png') ?? null })
    .where(eq(stores.store_uid, here));
  expect(await names(mine)).toEqual(['Operatore.png', 'Altro dealer.png', 'Collega.png', 'Io.png']);
  expect(await names(operator)).toHaveLength(5);
});

test('the operator chooses from everything, a customer from their own', async () => {
  await upload(api, customer.token, await plainPicture('#111111').png().toBuffer(), 'Mia.png');
  await api.wait(1);
  await upload(api, manager.token, await plainPicture('#222222').png().toBuffer(), 'Facciata Città.png');
  const stranger = await api.signIn(['user']);
  const operator = await api.signIn(['admin']);
  expect(await names(operator)).toEqual(['Facciata Città.png', 'Mia.png']);
  expect([await names(customer), await names(stranger)]).toEqual([['Mia.png'], []]);
  expect(await names(manager, '?search=citta')).toEqual(['Facciata Città.png']);
});

test('a page has twelve', async () => {
  for (let n = 0; n < 13; n += 1) {
    await upload(
      api,
      manager.token,
      await plainPicture(`#0000${n + 10}`)
        .png()
        .toBuffer(),
      `${n}.png`,
    );
  }
  expect((await list(manager)).meta).toEqual({ current_page: 1, last_page: 2, per_page: 12, total: 13 });
  expect(await names(manager, '?page=2')).toHaveLength(1);
});

test('a customer has thirty pictures and no more', async () => {
  for (let n = 0; n < 30; n += 1) {
    await upload(
      api,
      customer.token,
      await plainPicture(`#0000${n + 10}`, 2, 2)
        .png()
        .toBuffer(),
    );
  }
  const { storage } = api.platform;
  const before = await storage.usage();
  const refused = await upload(api, customer.token, await plainPicture('#ffffff').png().toBuffer());
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['file']]);
  expect(await storage.usage()).toEqual(before);
});

const png = () => plainPicture().png().toBuffer();
test('what hides behind a picture is not kept', async () => {
  const archive = Buffer.from('PK\x03\x04xl/workbook.xml', 'latin1');
  const { url } = (await upload(api, customer.token, Buffer.concat([await png(), archive]))).json().data;
  expect((await open(url.image)).rawPayload.includes('workbook')).toBe(false);
});

test.each<[string, () => Promise<Buffer>, number]>([
  ['a text that is called a picture', async () => Buffer.from('<svg onload="alert(1)"></svg>'), 415],
  ['a PDF', async () => Buffer.from('%PDF-1.7 ...'), 415],
  ['an archive that is called a picture', async () => Buffer.from('PK\x03\x04word/document.xml', 'latin1'), 415],
  ['a GIF', () => plainPicture().gif().toBuffer(), 415],
  [
    'noise behind a JPEG’s first bytes',
    async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), randomBytes(500)]),
    422,
  ],
  [
    'a picture that is cut off',
    async () => (await plainPicture('#123456', 900, 900).jpeg().toBuffer()).subarray(0, 900),
    422,
  ],
  ['more points than any camera takes', bombPicture, 422],
  ['more than 8 MB', async () => Buffer.concat([await png(), Buffer.alloc(8 * 1024 * 1024)]), 413],
])('%s is refused at the file', async (_, make, status) => {
  const refused = await upload(api, customer.token, await make());
  expect([refused.statusCode, Object.keys(refused.json().errors ?? {})]).toEqual([status, ['file']]);
  expect(await api.platform.db.read.select().from(assets)).toEqual([]);
});

test('without a sign-in there is neither list nor upload', async () => {
  expect((await api.call({ path: '/assets' })).statusCode).toBe(401);
  expect((await upload(api, undefined, await png())).statusCode).toBe(401);
});

test('an avatar is a picture of one’s own', async () => {
  const own = (await upload(api, customer.token, await png())).json().data;
  const foreign = (await upload(api, manager.token, await png())).json().data;
  const choose = (avatar: string | null) =>
    api.call({ method: 'PATCH', path: '/account/update-profile', body: { avatar }, token: customer.token });
  const refused = await choose(foreign.id);
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['avatar']]);
  expect((await choose(own.id)).json().data.avatar).toEqual(own.url);
  expect((await choose(null)).json().data.avatar).toBeNull();
});
