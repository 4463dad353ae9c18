import { fileURLToPath } from 'node:url';
import { type BuiltWorker, builtWorker, multipart } from '../../../platform/testing';
import { createWorkerPool } from '../../../platform/workers';
import { assetTasks } from '../../assets/tasks';
import { blankPdf } from '../../assets/testing/papers';
import { type StaffSession, staffAt } from '../testing/staff';
import { contractWorld, type World } from '../testing/world';

/** The product's own worker, in a thread; the other tests do the same tasks in the process itself. */
let built: BuiltWorker;
let world: World;
let manager: StaffSession;

const log = { error: jest.fn() };

beforeAll(async () => {
  built = builtWorker(fileURLToPath(new URL('../../..', import.meta.url)), `import './worker';`);
  world = await contractWorld({}, createWorkerPool({ file: built.file, threads: 1, log }));
  manager = await staffAt(world);
});
afterAll(async () => {
  await world.platform.workers.close();
  await world.close();
  built.remove();
  expect(log.error).not.toHaveBeenCalled();
});

function attach(uid: string, content: Buffer) {
  return world.app.http.inject({
    method: 'POST',
    url: `/api/v1/manager/contracts/${uid}/attachments`,
    ...multipart({ token: manager.token, file: { name: 'libretto.pdf', content } }),
  });
}

test('a PDF is looked through in a thread, for ten seconds and with 250 MB at most', async () => {
  expect(assetTasks.expectHarmlessPdf).toMatchObject({ longestMs: 10_000, mostBytes: 250_000_000 });
  const { contract_uid } = await manager.draft();
  await world.platform.workers.rest();
  expect(world.platform.workers.threads).toBe(0);
  expect((await attach(contract_uid, await blankPdf())).statusCode).toBe(201);
  expect(world.platform.workers.threads).toBe(1);

  const acting = await attach(contract_uid, await blankPdf({ script: 'app.alert(1)' }));
  expect([acting.statusCode, acting.json().errors]).toEqual([422, { file: [expect.stringMatching(/PDF/)] }]);
});
