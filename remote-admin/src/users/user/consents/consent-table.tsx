import { useMemo } from 'react';
import type { ConsentRecord } from 'shared-api/entities';
import { CheckIcon, CloseIcon, DateText, Icon, Tag, Text } from 'shared-ui';
import { FormattedMessage, type IntlShape, useIntl } from 'shared-ui/intl';
import { type DataColumn, DataTable } from 'shared-ui/table';
import { messages } from './messages';

/** What was said, in the word that fits: the notice is read, a consent is given. */
function choiceWord({ consent, given }: ConsentRecord) {
  if (!given) return messages.revoked;
  return consent === 'general' ? messages.read : messages.given;
}

function consentColumns(intl: IntlShape): DataColumn<ConsentRecord>[] {
  const word = (name: keyof typeof messages) => intl.formatMessage(messages[name]);
  return [
    { key: 'at', header: word('when'), width: 152, cell: ({ at }) => <DateText value={at} as="dateTime" /> },
    { key: 'consent', header: word('consent'), width: 120, cell: ({ consent }) => word(consent) },
    {
      key: 'given',
      header: word('choice'),
      width: 104,
      cell: (row) => (
        <Tag tone={row.given ? 'success' : 'plain'}>
          <Icon of={row.given ? CheckIcon : CloseIcon} size={12} />
          <FormattedMessage {...choiceWord(row)} />
        </Tag>
      ),
    },
    { key: 'text_version', header: word('version'), width: 96, cell: ({ text_version }) => text_version },
    { key: 'source', header: word('source'), cell: ({ source }) => word(source) },
  ];
}

const idOf = ({ at, consent, given }: ConsentRecord) => `${at} ${consent} ${given}`;

/** Everything that a person ever said about their data, the newest first. */
export function ConsentTable({ history }: { history: readonly ConsentRecord[] | undefined }) {
  const intl = useIntl();
  const columns = useMemo(() => consentColumns(intl), [intl]);
  return (
    <DataTable
      label={intl.formatMessage(messages.title)}
      columns={columns}
      rows={history}
      rowId={idOf}
      rowName={({ consent }) => intl.formatMessage(messages[consent])}
      density="compact"
      empty={
        <Text look="small" muted>
          <FormattedMessage {...messages.none} />
        </Text>
      }
    />
  );
}
