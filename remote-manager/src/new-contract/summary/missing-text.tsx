import { chakra } from 'shared-ui';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { fieldList } from '../form/field-noun';
import type { Problems } from '../form/problems';
import type { TextField } from '../form/values';
import { messages } from './messages';

const Quiet = chakra('p', { base: { textStyle: 'caption', color: 'fg.muted', textAlign: 'center' } });

/** What describes the button. */
export const missingTextId = 'new-contract-missing';

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
      <FormattedMessage {...told.text} values={{ count: told.fields.length, fields: fieldList(told.fields, intl) }} />
    </Quiet>
  );
}
