import type { IntlShape, MessageDescriptor } from 'shared-ui/intl';
import { factNames } from './fact.messages';

const names: Readonly<Record<string, MessageDescriptor>> = factNames;

/** The word for something that the audit tells; one that has no word yet is told by its own name. */
export function factName(field: string, intl: IntlShape): string {
  const word = names[field];
  return word ? intl.formatMessage(word) : field;
}
