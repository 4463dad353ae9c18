import type { Queries } from '../../../platform/db';
import { invalid, type Refusal } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import { packageTypeMessages } from './package-types.messages';
import { findType } from './package-types.repository';

/** Lets a type pass that is there; none named is fine. @throws Refusal `validation` on `type` */
export async function expectType(db: Queries, code: string | undefined): Promise<void> {
  if (code !== undefined && (await findType(db, code)) === null) throw unknownType();
}

export function unknownType(): Refusal {
  return invalid({ type: [t(packageTypeMessages.unknown)] });
}
