import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { unscoped } from '../../../platform/db';
import { type BuiltWorker, builtWorker } from '../../../platform/testing';
import { createWorkerPool } from '../../../platform/workers';
import { contracts } from '../../contracts';
import { contractWorld, newCustomer, type World } from '../../contracts/testing';
import { documents, verifySealed } from '../../documents';

/** The product's own worker, in a thread; the other tests do the same tasks in the process itself. */
let built: BuiltWorker;
let world: World;

const log = { error: jest.fn() };

async function openWorld(options: { readonly mostWaiting?: number } = {}): Promise<void> {
  world = await contractWorld({}, createWorkerPool({ file: built.file, threads: 1, log, ...options }));
}

beforeAll(() => {
  built = builtWorker(fileURLToPath(new URL('../../..', import.meta.url)), `import './worker';`);
});
afterAll(() => built.remove());
afterEach(async () => {
  await world.platform.workers.close();
  await world.close();
  expect(log.error).not.toHaveBeenCalled();
});

const ticks = { terms: true, clauses: true };

async function sealedFiles(uid: string) {
  const rows = await unscoped(world.platform.db.read, 'the test looks at what is there')
    .select({ document: documents })
    .from(documents)
    .innerJoin(contracts, eq(contracts.id, documents.contract_id))
    .where(eq(contracts.contract_uid, uid));
  const sealed = rows.map(({ document }) => document).filter((document) => document.sealed);
  return Promise.all(
    sealed.map(async (document) => ({ document, bytes: await world.platform.storage.get(document.storage_key) })),
  );
}

test('a contract is filled and sealed in a thread, with a key that stays in the process', async () => {
  await openWorld();
  const customer = await newCustomer(world);
  await customer.sign();
  expect((await customer.post('payment-method', { payment_method: 'bonifico' })).body.data.status).toBe('FILLED');
  expect(world.platform.workers.threads).toBe(1);

  const files = await sealedFiles(customer.uid);
  expect(files.map(({ document }) => document.kind).sort()).toEqual(['contratto', 'scheda']);
  for (const { document, bytes } of files)
    expect(
      verifySealed(bytes, {
        sha256: document.sha256,
        shownLength: document.shown_bytes ?? 0,
        shownSha256: document.shown_sha256 ?? '',
        certificateSha256: document.certificate_sha256 ?? '',
      }),
    ).toEqual({ valid: true, faults: [] });
});

test('a letter that the document cannot hold is an error at its field', async () => {
  await openWorld();
  const customer = await newCustomer(world);
  const rows = unscoped(world.platform.db.read, 'a contract from before such letters were refused');
  await rows.update(contracts).set({ lastname: 'Ωmega𐍈' }).where(eq(contracts.contract_uid, customer.uid));
  const { status, body } = await customer.post('sign', ticks);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['lastname']]);
});

test('while too much waits the signature is asked for again later, and nothing has changed', async () => {
  await openWorld({ mostWaiting: 0 });
  const customer = await newCustomer(world);
  const answer = await customer.post('sign', ticks);
  expect(answer).toMatchObject({
    status: 503,
    body: { message: expect.stringContaining('Ci sono molte richieste in lavorazione') },
  });
  expect((await customer.get()).body.data.status).toBe('DRAFT');
});
