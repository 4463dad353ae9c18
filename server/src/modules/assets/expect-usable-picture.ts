import type { Account } from '../../platform/auth';
import type { Queries } from '../../platform/db';
import { invalid } from '../../platform/errors';
import { t } from '../../platform/i18n';
import { assetMessages } from './assets.messages';
import { mayUsePicture } from './assets.repository';

/**
 * Lets a person choose a picture as a record's `thumbnail`; none at all is always fine.
 * @throws Refusal `validation` on `thumbnail`
 */
export async function expectUsablePicture(
  tx: Queries,
  caller: Account,
  thumbnail: string | null | undefined,
): Promise<void> {
  if (thumbnail == null || (await mayUsePicture(tx, caller, thumbnail))) return;
  throw invalid({ thumbnail: [t(assetMessages.gone)] });
}
