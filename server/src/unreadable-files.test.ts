import { blankPdf } from './modules/assets/testing/papers';
import { plainPicture, upload } from './modules/assets/testing/pictures';
import {
  type Customer,
  contractWorld,
  newCustomer,
  type StaffSession,
  staffAt,
  type World,
} from './modules/contracts/testing';
import { multipart } from './platform/testing';

/** Who asks for a file that the disk has lost hears when to try again, and the System page says which file it was. */
let world: World;
let manager: StaffSession;
let admin: StaffSession;

beforeAll(async () => {
  world = await contractWorld();
});
beforeEach(async () => {
  manager = await staffAt(world);
  admin = await staffAt(world, 'admin');
});
afterAll(() => world.close());

/** @returns the keys of what was stored below a folder */
async function lose(folder: string): Promise<readonly string[]> {
  const keys: string[] = [];
  for await (const { key } of world.platform.storage.list(folder)) keys.push(key);
  for (const key of keys) await world.platform.storage.remove(key);
  return keys;
}

const get = (path: string) => world.call({ path, token: manager.token });
type Answer = Awaited<ReturnType<typeof get>>;

function expectNotNow(answer: Answer) {
  expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
    503,
    '300',
    {
      code: 'unavailable',
      message:
        'In questo momento non riusciamo a leggere un file che serve. Chi gestisce il servizio lo vede e può rimetterlo: riprova più tardi.',
      request_id: expect.any(String),
    },
  ]);
}

/** What the System page says of the files. */
async function stateOfFiles(): Promise<string> {
  const { adapters } = (await world.call({ path: '/admin/system', token: admin.token })).json().data;
  return adapters.find(({ name }: { readonly name: string }) => name === 'storage').detail;
}

async function expectTold(keys: readonly string[]) {
  const told = (await stateOfFiles()).match(/^Il file (\S+), chiesto il/)?.[1];
  expect(keys).toContain(told);
}

/** Where the document of this fingerprint lies. */
async function keyOf(sha256: string): Promise<string> {
  for await (const { key } of world.platform.storage.list('documents/')) if (key.includes(sha256)) return key;
  throw new Error('no such document');
}

async function signed(): Promise<Customer> {
  const customer = await newCustomer(world, { email: `f${Math.random()}@example.com` });
  await customer.sign();
  return customer;
}

it('is so of a contract’s document, for its customer and for staff', async () => {
  const customer = await signed();
  const listed = (await get(`/manager/contracts/${customer.uid}/documents`)).json().data;
  const keys = await lose('documents/');
  expectNotNow(await get(`/manager/contracts/${customer.uid}/documents/${listed[0].id}`));
  await expectTold(keys);
  expect((await customer.file(`/documents/${listed[0].id}`)).status).toBe(503);
});

it('is so of a document in whose place another lies, which nobody is shown', async () => {
  const customer = await signed();
  const { storage } = world.platform;
  const listed = (await get(`/manager/contracts/${customer.uid}/documents`)).json().data;
  const key = await keyOf(listed[0].sha256);
  const content = await storage.get(key);
  await storage.put(key, await blankPdf());
  expectNotNow(await get(`/manager/contracts/${customer.uid}/documents/${listed[0].id}`));
  expectNotNow(await get(`/manager/contracts/${customer.uid}/evidence`));
  await expectTold([key]);
  await storage.put(key, content);
  expect((await get(`/manager/contracts/${customer.uid}/documents/${listed[0].id}`)).rawPayload).toEqual(content);
  expect(await stateOfFiles()).toBe('Cartella del server.');
});

it('is so of the evidence', async () => {
  const customer = await signed();
  const keys = await lose('documents/');
  expectNotNow(await get(`/manager/contracts/${customer.uid}/evidence`));
  await expectTold(keys);
});

it('is so of an attachment, until its file is back', async () => {
  const { contract_uid } = await manager.draft();
  const content = await blankPdf();
  const added = await world.app.http.inject({
    method: 'POST',
    url: `/api/v1/manager/contracts/${contract_uid}/attachments`,
    ...multipart({ token: manager.token, file: { name: 'libretto.pdf', content } }),
  });
  const path = `/manager/contracts/${contract_uid}/attachments/${added.json().data.id}`;
  const keys = await lose('attachments/');
  expectNotNow(await get(path));
  await expectTold(keys);
  for (const key of keys) await world.platform.storage.put(key, content);
  expect((await get(path)).statusCode).toBe(200);
  expect(await stateOfFiles()).toBe('Cartella del server.');
});

it('is so of a picture', async () => {
  const { url } = (await upload(world, manager.token, await plainPicture().png().toBuffer())).json().data;
  const keys = await lose('pictures/');
  expectNotNow(await world.app.http.inject({ method: 'GET', url: url.image }));
  await expectTold(keys);
});
