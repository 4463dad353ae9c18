import { type Database, newerMigrations } from '../db';
import { t } from '../i18n';
import type { Logger } from '../log';
import { messages } from './messages';

interface Told {
  readonly log: Pick<Logger, 'warn'>;
  /** Takes one sentence for whoever started it. */
  readonly complain: (sentence: string) => void;
}

/** A start on the tables of a newer program is as good as any during an upgrade, and for a way back; else it is a mistake. */
export async function warnOfNewerSchema(db: Database, { log, complain }: Told): Promise<void> {
  const newest = (await newerMigrations(db)).at(-1);
  if (newest === undefined) return;
  log.warn({ migration: newest }, 'the tables are of a newer version');
  complain(t(messages.schemaNewer, { name: newest }));
}
