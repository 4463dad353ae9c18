import { useMemo } from 'react';
import type { ImportReport } from 'shared-api/entities';
import { chakra, EmptyState, Text } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { DataTable, ListFoot } from 'shared-ui/table';
import { ListTabs, SearchBox, Segments, useBelow } from 'shared-ui/work';
import { differenceColumns, fieldLabel, RecordKey } from './difference-columns';
import type { ImportAdapter } from './import-adapter';
import { CardLine, LineCard } from './line-card';
import { messages } from './messages';
import { anchorOf, lineKinds, lineOrders, type ReportView } from './use-report-view';
import { valueText } from './value-text';

const Tools = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px',
    padding: { base: '12px 16px', md: '12px 24px' },
  },
});
const Quiet = chakra('span', { base: { color: 'fg.muted' } });
interface DifferencePanelProps {
  report: ImportReport;
  adapter: ImportAdapter;
  view: ReportView;
}

/** What every line does to the records: changes field by field, new ones, those that stay. */
export function DifferencePanel({ report, adapter, view }: DifferencePanelProps) {
  const intl = useIntl();
  const { kind, linePage } = view;
  const narrow = useBelow(960);
  const columns = useMemo(() => differenceColumns(intl, adapter, { kind, narrow }), [intl, adapter, kind, narrow]);
  return (
    <Panel bare id="differenze" title={<FormattedMessage {...messages.differences} />}>
      <ListTabs
        label={intl.formatMessage(messages.differencesTabs)}
        value={kind}
        onChange={view.showKind}
        tabs={lineKinds.map((value) => ({ value, label: intl.formatMessage(messages[value]), count: report[value] }))}
      />
      <Tools>
        <SearchBox
          value={view.search}
          onSearch={view.find}
          placeholder={intl.formatMessage(messages.findLine, { key: adapter.words.key, name: adapter.words.name })}
          shortcut={false}
        />
        {kind === 'update' && (
          <Segments
            label={intl.formatMessage(messages.order)}
            value={view.order}
            onChange={view.sortBy}
            options={lineOrders.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
          />
        )}
      </Tools>
      <DataTable
        label={intl.formatMessage(messages.differences)}
        columns={columns}
        rows={linePage.shown}
        meta={linePage.meta}
        rowId={({ line }) => String(line)}
        rowName={({ line }) => intl.formatMessage(messages.line, { line })}
        density="worklist"
        card={({ line, key, name, facts, differences }) => (
          <LineCard>
            <CardLine
              start={
                <span id={anchorOf(line)}>
                  <RecordKey value={key} adapter={adapter} isNew={kind === 'create'} />
                </span>
              }
              end={
                <Quiet>
                  <FormattedMessage {...messages.line} values={{ line }} />
                </Quiet>
              }
            />
            {differences.length === 0 && name}
            {facts &&
              adapter.facts.map((fact) => (
                <CardLine key={fact.field} start={fact.label} end={valueText(facts[fact.field] ?? null, fact)} />
              ))}
            {differences.map(({ field, before, after }) => {
              const known = adapter.fields.find((one) => one.field === field);
              return (
                <CardLine
                  key={field}
                  start={fieldLabel(field, adapter)}
                  end={
                    <>
                      <Quiet as="s">{valueText(before, known)}</Quiet> <b>{valueText(after, known)}</b>
                    </>
                  }
                />
              );
            })}
          </LineCard>
        )}
        empty={<EmptyState level={3} title={<FormattedMessage {...messages.noLines} />} />}
      />
      {linePage.meta.total > 0 && <ListFoot meta={linePage.meta} onPage={linePage.setPage} />}
      {adapter.words.kept && (
        <Text look="caption" padding="0 16px 12px" maxWidth="none">
          {adapter.words.kept}
        </Text>
      )}
    </Panel>
  );
}
