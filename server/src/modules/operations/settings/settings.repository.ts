import { eq } from 'drizzle-orm';
import type { Queries } from '../../../platform/db';
import { settings } from '../../../platform/db/schema';
import type { SettingKey } from '../../../platform/settings';

export interface SettingChange {
  readonly key: SettingKey;
  /** Null gives back the built-in value, whatever a later version makes of it. */
  readonly value: number | null;
  readonly by: string;
}

export async function keepSetting(tx: Queries, { key, value, by }: SettingChange, now: Date): Promise<void> {
  if (value === null) {
    await tx.delete(settings).where(eq(settings.key, key));
    return;
  }
  const change = { value, updated_by: by, updated_at: now };
  await tx
    .insert(settings)
    .values({ key, ...change })
    .onConflictDoUpdate({ target: settings.key, set: change });
}
