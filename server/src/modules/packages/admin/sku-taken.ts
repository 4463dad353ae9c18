import { refusingTaken } from '../../../platform/db';
import { invalid } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import { adminPackageMessages } from './admin-packages.messages';

/**
 * Waits for a transaction that writes a package's SKU.
 * @throws Refusal `validation` on `sku` when another package has it
 */
export function refusingTakenSku<T>(work: Promise<T>): Promise<T> {
  return refusingTaken(work, () => invalid({ sku: [t(adminPackageMessages.skuTaken)] }), 'packages_sku');
}
