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

/** Under the button: what it would ask for. */
export function MissingText({ problems: { missing, wrong } }: { problems: Problems }) {
  const intl = useIntl();
  if (missing.length + wrong.length === 0) return null;
  return (
    <Quiet id={missingTextId}>
      {missing.length > 0 ? (
        <FormattedMessage {...messages.missing} values={{ count: missing.length, fields: listOf(missing, intl) }} />
      ) : (
        <FormattedMessage {...messages.wrong} values={{ fields: listOf(wrong, intl) }} />
      )}
    </Quiet>
  );
}
