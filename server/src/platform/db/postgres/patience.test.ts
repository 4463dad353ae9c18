import { connect, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { portOf, testDatabase } from '../../testing';
import { createDatabase, type Database } from '../database';
import { isUnavailable } from '../database-errors';
import { openPostgres } from './postgres-engine';

const url = process.env.TEST_DATABASE_URL;

if (url === undefined)
  test('the embedded database is never away', async () => {
    const database = await testDatabase();
    await expect(database.ping()).resolves.toBeUndefined();
    await database.close();
  });
else
  describe('a database that takes no connections for a moment', () => {
    const target = new URL(url);
    const sockets = new Set<Socket>();
    let gate: Server;
    let port = 0;
    let db: Database;

    /** A way to the database that can be closed. */
    async function openGate(): Promise<void> {
      gate = createServer((from) => {
        const to = connect(Number(target.port || 5432), target.hostname);
        for (const socket of [from, to]) {
          sockets.add(socket);
          socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
        }
        from.pipe(to).pipe(from);
        from.on('close', () => to.destroy());
        to.on('close', () => from.destroy());
      });
      await new Promise<void>((listening) => gate.listen(port, '127.0.0.1', listening));
      port = portOf(gate);
    }
    async function closeGate(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => gate.close(closed));
    }

    beforeEach(async () => {
      await openGate();
      const through = new URL(target);
      [through.hostname, through.port] = ['127.0.0.1', String(port)];
      db = createDatabase(openPostgres({ url: through.href, onConnectionLost: () => undefined }));
      await db.ping();
    });
    afterEach(async () => {
      await db.close();
      if (gate.listening) await closeGate();
    });

    const read = () => db.read.execute(sql`select 1`);
    const write = () => db.transaction((tx) => tx.execute(sql`select 1`));

    test('is waited for, by a statement and by a transaction', async () => {
      await closeGate();
      const work = Promise.all([read(), write()]);
      setTimeout(() => void openGate(), 700);
      const answers = await work;
      expect(answers.map(({ rows }) => rows.length)).toEqual([1, 1]);
    });

    /** The places of what was refused for want of a database, in the order of the answers. */
    async function refusedInOrder(asked: readonly Promise<unknown>[]): Promise<number[]> {
      const order: number[] = [];
      await Promise.all(
        asked.map((one, place) => one.catch((error: unknown) => isUnavailable(error) && order.push(place))),
      );
      return order;
    }

    test('is given up after some seconds, and at once by who only asks whether it is there', async () => {
      await closeGate();
      expect(await refusedInOrder([read(), write(), db.ping()])).toEqual([2, expect.any(Number), expect.any(Number)]);
    });

    test('is not waited for by more calls than a process can bear', async () => {
      await closeGate();
      let refused = 0;
      const openAfterRefusals = () => {
        refused += 1;
        if (refused === 60) void openGate();
        return 'refused';
      };
      const asked = Array.from({ length: 260 }, () => read().then(() => 'answered', openAfterRefusals));
      expect((await Promise.all(asked)).filter((answer) => answer === 'answered')).toHaveLength(200);
    });
  });
