import { isUniqueViolation } from '../../../platform/db';
import { invalid } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import { storeMessages } from '../stores.messages';

/**
 * Waits for a transaction that writes a store's code.
 * @throws Refusal `validation` on `code` when another store has it
 */
export async function refusingTakenCode<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw isUniqueViolation(error, 'stores_code') ? invalid({ code: [t(storeMessages.codeTaken)] }) : error;
  }
}
