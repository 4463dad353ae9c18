import { chakra } from 'shared-ui';
import { FormattedMessage, type IntlShape, useIntl } from 'shared-ui/intl';
import { fieldNoun } from '../form/field-noun';
import type { Problems } from '../form/problems';
import type { TextField } from '../form/values';
import { messages } from './messages';

const Quiet = chakra('p', { base: { textStyle: 'caption', color: 'fg.muted', textAlign: 'center' } });
const named = 3;

/** What describes the button. */
export const missingTextId = 'new-contract-missing';

/** "nome, cognome e altri 3 dati" */
function listOf(fields: readonly TextField[], intl: IntlShape): string {
  const names = fields.slice(0, named).map((field) => fieldNoun(field, intl));
  const more = fields.length - names.length;
  return intl.formatList(more > 0 ? [...names, intl.formatMessage(messages.andMore, { count: more })] : names);
}

interface MissingTextProps {
  problems: Problems;
  /** What the customer completes. */
  left: readonly TextField[];
}

/** Under the button: what it would ask for, else what it leaves to the customer. */
export function MissingText({ problems: { missing, wrong }, left }: MissingTextProps) {
  const intl = useIntl();
  const told = [
    { fields: missing, text: messages.missing },
    { fields: wrong, text: messages.wrong },
    { fields: left, text: messages.left },
  ].find(({ fields }) => fields.length > 0);
  if (!told) return null;
  return (
    <Quiet id={missingTextId}>
      <FormattedMessage {...told.text} values={{ count: told.fields.length, fields: listOf(told.fields, intl) }} />
    </Quiet>
  );
}
