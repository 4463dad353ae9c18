import { isUniqueViolation } from '../../../platform/db';
import { invalid, type Refusal } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import { peopleMessages } from '../people.messages';

export function emailTaken(): Refusal {
  return invalid({ email: [t(peopleMessages.emailTaken)] });
}

/**
 * Waits for a transaction that writes an account's e-mail.
 * @throws Refusal `validation` on `email` when somebody else took it meanwhile
 */
export async function refusingTakenEmail<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw isUniqueViolation(error, 'users_email_key') ? emailTaken() : error;
  }
}
