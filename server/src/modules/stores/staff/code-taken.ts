import { refusingTaken } from '../../../platform/db';
import { invalid } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import { storeMessages } from '../stores.messages';

/**
 * Waits for a transaction that writes a store's code.
 * @throws Refusal `validation` on `code` when another store has it
 */
export function refusingTakenCode<T>(work: Promise<T>): Promise<T> {
  return refusingTaken(work, () => invalid({ code: [t(storeMessages.codeTaken)] }), 'stores_code');
}
