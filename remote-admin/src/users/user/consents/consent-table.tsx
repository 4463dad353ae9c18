import { useMemo } from 'react';
import type { ConsentRecord } from 'shared-api/entities';
import { Tag, Text } from 'shared-ui';
import { DateText } from 'shared-ui/components';
import { CheckIcon, CloseIcon, Icon } from 'shared-ui/icons';
import { FormattedMessage, type IntlShape, useIntl } from 'shared-ui/intl';
import { type DataColumn, DataTable } from 'shared-ui/table';
import { RowCard } from 'shared-ui/work';
import { messages } from './messages';

interface ShownConsent extends ConsentRecord {
  /** What was said, in the word that fits: the notice is read, a consent is given, not given, or taken back. */
  readonly word: keyof Pick<typeof messages, 'read' | 'given' | 'revoked' | 'no'>;
}

/** @param history the newest first */
function withWords(history: readonly ConsentRecord[]): ShownConsent[] {
  return history.map((row, place) => {
    const before = history.slice(place + 1).some((other) => other.consent === row.consent && other.given);
    const yes = row.consent === 'general' ? 'read' : 'given';
    return { ...row, word: row.given ? yes : before ? 'revoked' : 'no' };
  });
}

function ChoiceTag({ row }: { row: ShownConsent }) {
  return (
    <Tag tone={row.given ? 'success' : 'plain'}>
      <Icon of={row.given ? CheckIcon : CloseIcon} size={12} />
      <FormattedMessage {...messages[row.word]} />
    </Tag>
  );
}

function consentColumns(intl: IntlShape): DataColumn<ShownConsent>[] {
  const word = (name: keyof typeof messages) => intl.formatMessage(messages[name]);
  return [
    { key: 'at', header: word('when'), width: 152, cell: ({ at }) => <DateText value={at} as="dateTime" /> },
    { key: 'consent', header: word('consent'), width: 120, cell: ({ consent }) => word(consent) },
    {
      key: 'given',
      header: word('choice'),
      width: 104,
      cell: (row) => <ChoiceTag row={row} />,
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
  const rows = useMemo(() => history && withWords(history), [history]);
  return (
    <DataTable<ShownConsent>
      label={intl.formatMessage(messages.title)}
      columns={columns}
      rows={rows}
      rowId={idOf}
      rowName={({ consent }) => intl.formatMessage(messages[consent])}
      density="compact"
      card={(row) => (
        <RowCard
          top={<DateText value={row.at} as="dateTime" />}
          topEnd={<ChoiceTag row={row} />}
          title={<FormattedMessage {...messages[row.consent]} />}
          foot={<FormattedMessage {...messages[row.source]} />}
        />
      )}
      empty={
        <Text look="small" muted>
          <FormattedMessage {...messages.none} />
        </Text>
      }
    />
  );
}
