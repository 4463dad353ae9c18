import { eq, sql } from 'drizzle-orm';
import { testDatabase } from '../testing/test-database';
import { commitHeld, outsideCalls, runCall } from './call-transactions';
import { afterCommit, createDatabase, type Database } from './database';
import type { Engine } from './engine';
import type { Queries } from './queries';
import { meta } from './schema';

let db: Database;
let engine: Engine;
beforeAll(async () => {
  db = await testDatabase((opened) => {
    engine = opened;
    return opened;
  });
});
afterAll(() => db.close());

const put = (key: string) => (tx: Queries) => tx.insert(meta).values({ key, value: '' }).returning();
const isThere = async (key: string) => (await db.read.select().from(meta).where(eq(meta.key, key))).length === 1;

/** What a call wrote down in its transactions, in their order. */
function told() {
  const list: string[] = [];
  return {
    list,
    atCommit: {
      effect: async () => void list.push('effect'),
      answer: async (_: Queries, answer: string) => void list.push(answer),
    },
  };
}

test('a call’s last transaction commits with its answer, which is composed in it', async () => {
  const { list, atCommit } = told();
  const { answer, committed } = await runCall(atCommit, async () => {
    await db.lastTransaction(put('a'));
    expect(list).toEqual([]);
    return `seen: ${await isThere('a')}`;
  });
  expect([answer, committed, list]).toEqual(['seen: true', 'answer', ['seen: true']]);
  expect(await isThere('a')).toBe(true);
});

test('a call that fails takes its last transaction back, and what an earlier one did stays', async () => {
  const { list, atCommit } = told();
  const failing = runCall(atCommit, async () => {
    await db.transaction(put('earlier'));
    await db.lastTransaction(put('last'));
    throw new Error('no answer');
  });
  await expect(failing).rejects.toThrow('no answer');
  expect([await isThere('earlier'), await isThere('last'), list]).toEqual([true, false, ['effect']]);
});

test('an answer that cannot be written down has no effect', async () => {
  const { atCommit } = told();
  const answer = () => Promise.reject(new Error('taken over'));
  const failing = runCall({ ...atCommit, answer }, () => db.lastTransaction(put('unanswered')));
  await expect(failing).rejects.toThrow('taken over');
  expect(await isThere('unanswered')).toBe(false);
});

test('what goes on to something else commits what it holds without an answer', async () => {
  const { list, atCommit } = told();
  const { committed } = await runCall(atCommit, async () => {
    await db.lastTransaction(put('one'));
    await db.lastTransaction(put('two'));
    await commitHeld();
    await db.transaction(put('three'));
    return 'done';
  });
  expect([committed, list]).toEqual(['effect', ['effect', 'effect', 'effect']]);
  for (const key of ['one', 'two', 'three']) expect(await isThere(key)).toBe(true);
});

test('what waits for the commit is done after it, or never', async () => {
  const done: string[] = [];
  const removing = (name: string) => async (tx: Queries) =>
    afterCommit(tx, async () => void done.push(`${name}: ${await isThere(name)}`));
  const { atCommit } = told();
  await runCall(atCommit, async () => {
    await db.lastTransaction((tx) => put('kept')(tx).then(() => removing('kept')(tx)));
    expect(done).toEqual([]);
    return '';
  });
  await runCall(atCommit, async () => {
    await db.lastTransaction(removing('lost'));
    throw new Error('no answer');
  }).catch(() => undefined);
  expect(done).toEqual(['kept: true']);
});

test('what fails after the commit is told, keeps nothing else from being done, and the call succeeds', async () => {
  const [done, undone]: [string[], unknown[]] = [[], []];
  const telling = createDatabase(engine, (error) => undone.push(error));
  const failing = new Error('The bucket is away');
  const { answer, committed } = await runCall(told().atCommit, () =>
    telling.lastTransaction(async (tx) => {
      afterCommit(tx, () => Promise.reject(failing));
      afterCommit(tx, async () => void done.push('next'));
      return 'answered';
    }),
  );
  expect([answer, committed, done, undone]).toEqual(['answered', 'answer', ['next'], [failing]]);
});

test('outside a call, and in what a call began to go on by itself, it commits at once', async () => {
  await db.lastTransaction(put('alone'));
  expect(await isThere('alone')).toBe(true);
  const { list, atCommit } = told();
  const { committed } = await runCall(atCommit, async () => {
    await outsideCalls(() => db.lastTransaction(put('apart')));
    return '';
  });
  expect([committed, list, await isThere('apart')]).toEqual(['nothing', [], true]);
});

test('a transaction in which a statement failed commits nothing, and its call does not succeed either', async () => {
  const swallowed = async (tx: Queries) => {
    await put('broken')(tx);
    await tx.execute(sql`select 1 / 0`).catch(() => undefined);
  };
  const nothing = async () => undefined;
  const composing = runCall({ effect: nothing, answer: nothing }, async () => {
    await db.lastTransaction(put('broken'));
    await db.read.execute(sql`select 1 / 0`).catch(() => undefined);
    return 'done';
  });
  await expect(composing).rejects.toThrow();
  await expect(db.transaction(swallowed)).rejects.toThrow();
  expect(await isThere('broken')).toBe(false);
});

test('work that lost a race runs again, as long as nothing was made of it', async () => {
  const { atCommit } = told();
  let runs = 0;
  const lost = () => Object.assign(new Error('lost'), { code: '40001' });
  const { answer } = await runCall(atCommit, () =>
    db.lastTransaction(async () => {
      runs += 1;
      if (runs < 3) throw lost();
      return `run ${runs}`;
    }),
  );
  expect(answer).toBe('run 3');
  const late = runCall({ ...atCommit, answer: () => Promise.reject(lost()) }, () =>
    db.lastTransaction(async () => {
      runs += 1;
      return '';
    }),
  );
  await expect(late).rejects.toThrow('lost');
  expect(runs).toBe(4);
});
