import { sql } from 'drizzle-orm';
import type { TestApp } from '../../../../platform/testing';
import { runVerify } from '../run-verify';

/** Triggers and references do not stop somebody with the database in hand. */
export function tamper({ platform }: TestApp, ...statements: readonly string[]): Promise<void> {
  return platform.db.transaction(async (tx) => {
    await tx.execute(sql.raw('set local session_replication_role = replica'));
    for (const statement of statements) await tx.execute(sql.raw(statement));
  });
}

/** What `npm run verify` finds, of all contracts or of one. */
export async function verdict({ platform }: TestApp, code?: string): Promise<{ result: 0 | 1; said: string }> {
  const { db, keys, storage } = platform;
  const lines: string[] = [];
  const result = await runVerify({ db, keys, storage, code, write: (line) => lines.push(line) });
  return { result, said: lines.join('\n') };
}
