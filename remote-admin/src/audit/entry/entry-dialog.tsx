import { useMemo } from 'react';
import type { AuditRow } from 'shared-api/entities';
import { chakra, Text } from 'shared-ui';
import { DateText, FieldCell, FieldGrid } from 'shared-ui/components';
import { formatDate, formatMoney, formatNumber, isDay } from 'shared-ui/format';
import { FormattedMessage, type IntlShape, type MessageDescriptor, useIntl } from 'shared-ui/intl';
import { Dialog } from 'shared-ui/overlays';
import { type DataColumn, DataTable } from 'shared-ui/table';
import { ActorText, actionName, SubjectText } from '../audit-labels';
import { messages as auditMessages } from '../messages';
import { type EntryChange, readEntry } from './entry-data';
import { choiceNames, factNames, messages } from './messages';

const Mono = chakra('span', { base: { textStyle: 'code', overflowWrap: 'anywhere' } });

/** An entry of the audit, whole: with all that was written down, and what stood there before. */
export function EntryDialog({ entry, onClose }: { entry: AuditRow; onClose(): void }) {
  const intl = useIntl();
  const { changes, facts } = readEntry(entry.data);
  const word = (name: keyof typeof auditMessages) => intl.formatMessage(auditMessages[name]);
  return (
    <Dialog open onClose={onClose} title={actionName(entry.action, intl)}>
      <FieldGrid>
        <FieldCell span={6} label={word('at')}>
          <DateText value={entry.at} as="longDateTime" />
        </FieldCell>
        <FieldCell span={6} label={word('actor')}>
          <ActorText actor={entry.actor} />
        </FieldCell>
        <FieldCell span={6} label={word('subject')}>
          <SubjectText subject={entry.subject} />
        </FieldCell>
        <FieldCell span={6} label={word('address')}>
          {entry.address ?? '–'}
        </FieldCell>
        <FieldCell span={6} label={intl.formatMessage(messages.code)}>
          <Mono>{entry.action}</Mono>
        </FieldCell>
        <FieldCell span={6} label={word('request')}>
          <Mono>{entry.request_id ?? '–'}</Mono>
        </FieldCell>
        {facts.map(({ field, value }) => (
          <FieldCell key={field} span={6} label={factName(field, intl)}>
            {valueText(value, field, intl)}
          </FieldCell>
        ))}
      </FieldGrid>
      {changes.length > 0 && (
        <chakra.div marginTop="16px">
          <ChangesTable changes={changes} />
        </chakra.div>
      )}
      {changes.length === 0 && facts.length === 0 && (
        <Text look="small" muted marginTop="16px">
          <FormattedMessage {...messages.noChanges} />
        </Text>
      )}
    </Dialog>
  );
}

function changeColumns(intl: IntlShape): DataColumn<EntryChange>[] {
  const word = (name: keyof typeof messages) => intl.formatMessage(messages[name]);
  return [
    { key: 'field', header: word('field'), cell: ({ field }) => (field === '' ? '–' : factName(field, intl)) },
    { key: 'before', header: word('before'), cell: ({ before, field }) => <s>{valueText(before, field, intl)}</s> },
    { key: 'after', header: word('after'), cell: ({ after, field }) => <b>{valueText(after, field, intl)}</b> },
  ];
}

/** What an action changed, old beside new. */
function ChangesTable({ changes }: { changes: readonly EntryChange[] }) {
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

const names: Readonly<Record<string, MessageDescriptor>> = factNames;
const choices: Readonly<Record<string, MessageDescriptor>> = choiceNames;

/** The word for something that the audit tells; one that has no word yet is told by its own name. */
function factName(field: string, intl: IntlShape): string {
  const word = names[field];
  return word ? intl.formatMessage(word) : field;
}

/** A value of the audit for people: amounts in euro, yes and no, lists in one line. */
function valueText(value: unknown, field: string, intl: IntlShape): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return intl.formatMessage(value ? messages.yes : messages.no);
  if (typeof value === 'number')
    return field.endsWith('_cents') ? formatMoney((value / 100).toFixed(2)) : formatNumber(value);
  if (typeof value === 'string') return textOf(value, field, intl);
  if (Array.isArray(value))
    return value.length === 0 ? '–' : intl.formatList(value.map((item) => valueText(item, '', intl)));
  return JSON.stringify(value);
}

function textOf(value: string, field: string, intl: IntlShape): string {
  const choice = choices[field];
  if (choice) return intl.formatMessage(choice, { value });
  return isDay(value) ? formatDate(value) : value;
}
