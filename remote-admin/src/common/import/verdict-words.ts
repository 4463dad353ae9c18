import type { ImportReport } from 'shared-api/entities';
import type { MessageDescriptor } from 'shared-ui/intl';
import { messages } from './messages';

interface VerdictWords {
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
  readonly values: Readonly<Record<string, number>>;
}

/** The verdict in one line, and what follows from it. */
export function verdictWords({ rows, errors, lines, create, update }: ImportReport): VerdictWords {
  const values = { rows, count: lines.filter(({ change }) => change === 'error').length };
  if (errors.length > 0 && values.count === 0) {
    return { title: messages.headingWrong, text: messages.headingWrongText, values };
  }
  if (errors.length > 0) return { title: messages.toCorrect, text: messages.toCorrectText, values };
  if (create + update === 0) return { title: messages.nothingNew, text: messages.nothingNewText, values };
  return { title: messages.ready, text: messages.readyText, values };
}
