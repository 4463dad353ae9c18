import { useMemo } from 'react';
import type { ImportReport } from 'shared-api/entities';
import { chakra } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { formatNumber } from 'shared-ui/format';
import { FormattedMessage, type IntlShape, useIntl } from 'shared-ui/intl';
import { type DataColumn, ListFoot } from 'shared-ui/table';
import { WorkList } from 'shared-ui/work';
import { columnName } from './column-name';
import type { ImportField } from './import-adapter';
import { CardLine, LineCard } from './line-card';
import { messages } from './messages';
import { anchorOf, type ListedError, type ReportView } from './use-report-view';

const Mono = chakra('span', { base: { textStyle: 'code', overflowWrap: 'anywhere' } });
const Quiet = chakra('span', { base: { color: 'fg.muted' } });
const Line = chakra('b', { base: { fontWeight: 600, scrollMarginTop: '120px' } });
const Wrong = chakra('mark', {
  base: {
    display: 'inline-block',
    maxWidth: '100%',
    paddingInline: '4px',
    textStyle: 'code',
    bg: 'error.bg',
    color: 'error',
    overflowWrap: 'anywhere',
  },
});
/** What a cell that holds a whole text shows of it. */
const mostLetters = 60;

function WrongValue({ value, column }: Pick<ListedError, 'value' | 'column'>) {
  if (column === null) return <Quiet>{value}</Quiet>;
  return (
    <Wrong title={value ?? undefined}>{value ? shortened(value) : <FormattedMessage {...messages.emptyValue} />}</Wrong>
  );
}

const shortened = (text: string) => (text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text);

function ErrorColumn({ column }: Pick<ListedError, 'column'>) {
  return column === null ? (
    <Quiet>
      <FormattedMessage {...messages.wholeLine} />
    </Quiet>
  ) : (
    <Mono>{column}</Mono>
  );
}

function errorColumns(intl: IntlShape): DataColumn<ListedError>[] {
  const word = (name: keyof typeof messages) => intl.formatMessage(messages[name]);
  return [
    {
      key: 'line',
      header: word('errorLine'),
      width: 72,
      align: 'end',
      cell: ({ line }) => <Line id={anchorOf(line)}>{formatNumber(line)}</Line>,
    },
    {
      key: 'column',
      header: word('errorColumn'),
      width: '18%',
      cell: ({ column }) => <ErrorColumn column={column} />,
    },
    { key: 'value', header: word('errorValue'), width: '20%', cell: (error) => <WrongValue {...error} /> },
    { key: 'reason', header: word('errorReason'), cell: ({ reason }) => reason },
    { key: 'remedy', header: word('errorRemedy'), width: '24%', cell: ({ remedy }) => <Quiet>{remedy ?? ''}</Quiet> },
  ];
}

interface ErrorPanelProps {
  report: ImportReport;
  fields: readonly ImportField[];
  page: ReportView['errorPage'];
}

/** Every cell that cannot be taken: where, what, why, and what to write instead. */
export function ErrorPanel({ report, fields, page: { shown, meta, setPage } }: ErrorPanelProps) {
  const intl = useIntl();
  const columns = useMemo(() => errorColumns(intl), [intl]);
  const rows = shown.map((error) => ({ ...error, column: columnName(error.column, report, fields) }));
  return (
    <Panel
      bare
      id="errori"
      title={<FormattedMessage {...messages.errors} />}
      meta={<FormattedMessage {...messages.errorsMeta} values={{ count: report.errors.length }} />}
    >
      <WorkList
        label={intl.formatMessage(messages.errors)}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ line }) => intl.formatMessage(messages.line, { line })}
        card={(error) => (
          <LineCard>
            <CardLine
              start={
                <>
                  <Line id={anchorOf(error.line)}>
                    <FormattedMessage {...messages.onLine} values={{ line: error.line }} />
                  </Line>{' '}
                  <ErrorColumn column={error.column} />
                </>
              }
              end={<WrongValue {...error} />}
            />
            <span>{error.reason}</span>
            {error.remedy && <Quiet>{error.remedy}</Quiet>}
          </LineCard>
        )}
        empty={null}
      />
      {meta.last_page > 1 && <ListFoot meta={meta} onPage={setPage} />}
    </Panel>
  );
}
