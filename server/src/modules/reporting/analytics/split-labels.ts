import { inArray } from 'drizzle-orm';
import { contractStatuses, contractStatusLabels } from 'shared-api/domain';
import { type Queries, unscoped } from '../../../platform/db';
import { packageTypes, stores } from '../../../platform/db/schema';
import { t } from '../../../platform/i18n';
import { analyticsMessages } from './analytics.messages';
import type { Share, SplitName } from './analytics.repository';

/** What a person reads for each key of a split. */
export async function labelsOf(
  db: Queries,
  split: SplitName,
  shares: readonly Share[],
): Promise<ReadonlyMap<string | null, string>> {
  const keys = shares.map(({ key }) => key).filter((key) => key !== null);
  switch (split) {
    case 'status':
      return new Map([
        ...contractStatuses.map((status) => [status, contractStatusLabels[status]] as const),
        ['DELETED', t(analyticsMessages.deleted)],
      ]);
    case 'utm_source':
      return new Map([[null, t(analyticsMessages.withoutSource)]]);
    case 'store':
      return named(
        await unscoped(db, 'names of what was counted in scope')
          .select({ key: stores.store_uid, label: stores.name })
          .from(stores)
          .where(inArray(stores.store_uid, keys)),
      );
    case 'type':
      return named(
        await db
          .select({ key: packageTypes.code, label: packageTypes.title })
          .from(packageTypes)
          .where(inArray(packageTypes.code, keys)),
      );
  }
}

function named(rows: readonly { readonly key: string; readonly label: string }[]): ReadonlyMap<string | null, string> {
  return new Map(rows.map(({ key, label }) => [key, label]));
}
