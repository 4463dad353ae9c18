import type { IntlShape, MessageDescriptor } from 'shared-ui/intl';
import { actionNames } from './action.messages';
import { subjectNames } from './subject.messages';

/** The word for a code; one that has no word yet is told as it is. */
function named(names: Readonly<Record<string, MessageDescriptor>>, code: string, intl: IntlShape): string {
  const word = names[code];
  return word ? intl.formatMessage(word) : code;
}

/** "Contratto eliminato" for `contracts.deleted`. */
export function actionName(action: string, intl: IntlShape): string {
  return named(actionNames, action, intl);
}

/** "Dealer" for `store`. */
export function subjectName(type: string, intl: IntlShape): string {
  return named(subjectNames, type, intl);
}
