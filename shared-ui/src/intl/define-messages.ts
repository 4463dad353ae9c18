import type { MessageDescriptor } from 'react-intl';

/**
 * Declares a feature's texts: ids and Italian ICU, one plain string literal each, so that the build can compile them
 * ahead. react-intl's own types every message as one without values unless they are declared a second time.
 */
export function defineMessages<const Messages extends Readonly<Record<string, MessageDescriptor>>>(
  messages: Messages,
): Messages {
  return messages;
}
