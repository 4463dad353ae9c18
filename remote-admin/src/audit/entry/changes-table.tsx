import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'shared-ui/intl';
import { type DataColumn, DataTable } from 'shared-ui/table';
import type { EntryChange } from './entry-data';
import { factName } from './fact-name';
import { messages } from './messages';
import { valueText } from './value-text';

function changeColumns(intl: IntlShape): DataColumn<EntryChange>[] {
  const word = (name: keyof typeof messages) => intl.formatMessage(messages[name]);
  return [
    { key: 'field', header: word('field'), cell: ({ field }) => (field === '' ? '–' : factName(field, intl)) },
    { key: 'before', header: word('before'), cell: ({ before, field }) => <s>{valueText(before, field, intl)}</s> },
    { key: 'after', header: word('after'), cell: ({ after, field }) => <b>{valueText(after, field, intl)}</b> },
  ];
}

/** What an action changed, old beside new. */
export function ChangesTable({ changes }: { changes: readonly EntryChange[] }) {
  const intl = useIntl();
  const columns = useMemo(() => changeColumns(intl), [intl]);
  return (
    <DataTable
      label={intl.formatMessage(messages.changes)}
      columns={columns}
      rows={changes}
      rowId={({ field }) => field}
      rowName={({ field }) => field}
      density="compact"
      empty={null}
    />
  );
}
