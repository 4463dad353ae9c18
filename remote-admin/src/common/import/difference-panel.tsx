import { useMemo } from 'react';
import type { ImportReport } from 'shared-api/entities';
import { chakra, EmptyState, Text } from 'shared-ui';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { Panel } from 'shared-ui/pieces';
import { DataTable, ListFoot } from 'shared-ui/table';
import { ListTabs, useBelow } from 'shared-ui/work';
import { differenceColumns, fieldLabel } from './difference-columns';
import type { ImportDesk } from './import-desk';
import { CardLine, LineCard } from './line-card';
import { messages } from './messages';
import { anchorOf, lineKinds, type ReportView } from './use-report-view';
import { valueText } from './value-text';

const Mono = chakra('span', { base: { textStyle: 'code' } });
const Quiet = chakra('span', { base: { color: 'fg.muted' } });
interface DifferencePanelProps {
  report: ImportReport;
  desk: ImportDesk;
  view: ReportView;
}

/** What every line does to the records: changes field by field, new ones, those that stay. */
export function DifferencePanel({ report, desk, view }: DifferencePanelProps) {
  const intl = useIntl();
  const { kind, linePage } = view;
  const narrow = useBelow(960);
  const columns = useMemo(
    () => differenceColumns(intl, desk, { changing: kind === 'update', narrow }),
    [intl, desk, kind, narrow],
  );
  return (
    <Panel bare id="differenze" title={<FormattedMessage {...messages.differences} />}>
      <ListTabs
        label={intl.formatMessage(messages.differencesTabs)}
        value={kind}
        onChange={view.showKind}
        tabs={lineKinds.map((value) => ({ value, label: intl.formatMessage(messages[value]), count: report[value] }))}
      />
      <DataTable
        label={intl.formatMessage(messages.differences)}
        columns={columns}
        rows={linePage.shown}
        rowId={({ line }) => String(line)}
        rowName={({ line }) => intl.formatMessage(messages.line, { line })}
        density="worklist"
        card={({ line, key, name, differences }) => (
          <LineCard>
            <CardLine
              start={<Mono id={anchorOf(line)}>{key}</Mono>}
              end={
                <Quiet>
                  <FormattedMessage {...messages.line} values={{ line }} />
                </Quiet>
              }
            />
            {differences.length === 0 && name}
            {differences.map(({ field, before, after }) => {
              const known = desk.fields.find((one) => one.field === field);
              return (
                <CardLine
                  key={field}
                  start={fieldLabel(field, desk)}
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
      {desk.words.kept && (
        <Text look="caption" padding="0 16px 12px" maxWidth="none">
          {desk.words.kept}
        </Text>
      )}
    </Panel>
  );
}
