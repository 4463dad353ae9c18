import { isUniqueViolation } from '../../../platform/db';
import { invalid } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import { adminPackageMessages } from './admin-packages.messages';

/**
 * Waits for a transaction that writes a package's SKU.
 * @throws Refusal `validation` on `sku` when another package has it
 */
export async function refusingTakenSku<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw isUniqueViolation(error, 'packages_sku') ? invalid({ sku: [t(adminPackageMessages.skuTaken)] }) : error;
  }
}
