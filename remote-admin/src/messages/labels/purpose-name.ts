import type { IntlShape, MessageDescriptor } from 'shared-ui/intl';
import { purposeNames } from './purpose.messages';

const names: Readonly<Record<string, MessageDescriptor>> = purposeNames;

/** What a message is for, in words; a purpose that has none yet is told as it is. */
export function purposeName(purpose: string, intl: IntlShape): string {
  const word = names[purpose];
  return word ? intl.formatMessage(word) : purpose;
}
