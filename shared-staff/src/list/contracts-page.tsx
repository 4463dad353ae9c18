import type { ExportHeadings } from 'shared-api/entities';
import { PageHeader } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { formatLongDateTime, formatMoney, formatNumber } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { CreateLink, type ExportFormat, ExportMenu, ExportProgress, NoPrint, PrintOnly } from 'shared-ui/work';
import { useBackOffice } from '../common/back-office/back-office-provider';
import { type ContractQuery, ofStore } from '../common/lists/contract-query';
import { useListExport } from '../common/lists/use-list-export';
import { messages as commonMessages } from '../common/messages';
import { UnfinishedForms } from '../common/unfinished/unfinished-forms';
import { useNewContractKey } from '../common/use-new-contract-key';
import { ContractRows } from './contract-rows';
import { ContractTabs, oneStatus } from './contract-tabs';
import { exportMessages } from './export.messages';
import { ListTools } from './list-tools';
import { messages } from './messages';
import { useContractsList } from './use-contracts-list';

/** The contracts of the chosen dealer: found, worked through, taken out. */
export function ContractsPage() {
  const { work, dealer } = useBackOffice();
  const intl = useIntl();
  const { list, filters, onFiltersWanted, contracts, columns, wideColumns, now } = useContractsList();
  const taking = useExport();
  useNewContractKey();
  const meta = contracts.data?.meta;
  const nothingYet = meta?.total === 0 && !list.narrowed;
  const title = intl.formatMessage(messages.title);
  const status = oneStatus(list.filters.status);
  const take = (format: ExportFormat, headings: ExportHeadings) =>
    taking.start({ format, headings, query: list.request, total: meta?.total ?? 0 });

  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ label: work.store?.name ?? intl.formatMessage(messages.allStores) }]}
        actions={
          <>
            <ExportMenu
              disabled={taking.running || !meta || meta.total === 0}
              onExport={(format) => take(format, 'words')}
              onExportFields={(format) => take(format, 'fields')}
            />
            {dealer && (
              <CreateLink to={dealer.paths.newContract}>
                <FormattedMessage {...commonMessages.newContract} />
              </CreateLink>
            )}
          </>
        }
      />
      {taking.running && (
        <ExportProgress
          title={intl.formatMessage(exportMessages.running, { count: taking.total })}
          total={taking.total}
          progress={taking.progress}
          onStop={taking.stop}
        />
      )}
      <PrintOnly>
        {meta && (
          <FormattedMessage
            {...(meta.last_page > 1 ? messages.printedPage : messages.printed)}
            values={{
              shown: formatNumber(contracts.data?.data.length ?? 0),
              count: meta.total,
              number: formatNumber(meta.total),
              sum: formatMoney(meta.sum ?? 0),
              date: formatLongDateTime(now),
            }}
          />
        )}
      </PrintOnly>
      {status === 'DRAFT' && (
        <NoPrint>
          <UnfinishedForms />
        </NoPrint>
      )}
      <Panel bare>
        <NoPrint>
          <ContractTabs list={list} meta={meta} />
          {nothingYet || <ListTools {...{ list, filters, columns, wideColumns, onFiltersWanted }} />}
        </NoPrint>
        <ContractRows
          label={title}
          list={list}
          contracts={contracts}
          columns={columns}
          now={now}
          onExport={(rows) =>
            taking.start({
              format: 'xlsx',
              headings: 'words',
              total: rows.length,
              query: {
                sort: list.sort,
                wheres: [
                  ...list.request.wheres.filter(({ field }) => field === 'deleted'),
                  { field: 'code', op: 'in', value: rows.map(({ code }) => code) },
                ],
              },
            })
          }
        />
      </Panel>
    </>
  );
}

interface ExportRequest {
  readonly format: ExportFormat;
  readonly headings: ExportHeadings;
  readonly query: ContractQuery;
  readonly total: number;
}

/** Takes every row of a list out as a file, in the list's order, and tells how far it is. */
function useExport() {
  const { calls, work } = useBackOffice();
  const { start, ...taking } = useListExport(exportMessages.file);
  return {
    ...taking,
    start({ format, headings, query, total }: ExportRequest) {
      const { search, sort, wheres } = ofStore(query, work.store?.store_uid ?? null);
      start({
        format,
        total,
        fetchFile: (options) => calls.export({ query: { format, headings, search, sort, wheres } }, options),
      });
    },
  };
}
