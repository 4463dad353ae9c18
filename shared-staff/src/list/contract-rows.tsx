import type { ContractRow } from 'shared-api/entities';
import { FormattedMessage } from 'shared-ui/intl';
import { useMutation } from 'shared-ui/query';
import { type DataColumn, ListFoot } from 'shared-ui/table';
import { type ListState, NoPrint, useLastPage } from 'shared-ui/work';
import { useBackOffice } from '../common/back-office/back-office-provider';
import { type ContractFilter, type ContractQuery, ofStore } from '../common/lists/contract-query';
import type { useContractPage } from '../common/lists/use-contract-page';
import { bulkMessages as words } from './bulk.messages';
import { BulkActions } from './bulk-actions';
import { ContractTable } from './contract-table';
import { ContractsEmpty } from './contracts-empty';
import { useChosenRows } from './use-chosen-rows';

interface ContractRowsProps {
  label: string;
  list: ListState<ContractFilter>;
  contracts: ReturnType<typeof useContractPage>;
  columns: readonly DataColumn<ContractRow>[];
  /** The server's time. */
  now: string;
  /** Takes the chosen rows out as a file. */
  onExport(rows: readonly ContractRow[]): void;
}

const none: readonly ContractRow[] = [];

/** So many contracts one call of the bulk actions takes, and one page of the list holds. */
const most = 100;

/** A page of contracts, and what can be done with those that are ticked: a tick draws nothing else of the page. */
export function ContractRows({ label, list, contracts, columns, now, onExport }: ContractRowsProps) {
  const { data, error, isFetching, isPlaceholderData, refetch } = contracts;
  const { search, wheres } = list.request;
  const { work } = useBackOffice();
  const key = JSON.stringify([search, wheres, work.store?.store_uid]);
  const chosen = useChosenRows(key, data?.data ?? none, most);
  const meta = data?.meta;
  const pastEnd = useLastPage(list, meta);
  const first = useFirstRows(key, list.request, chosen.choose);
  const wholePage = data?.data.every(({ contract_uid }) => chosen.selection.ids.includes(contract_uid)) ?? false;
  const total = meta?.total ?? 0;
  const widen =
    wholePage && chosen.rows.length < Math.min(total, most)
      ? {
          label: <FormattedMessage {...(total > most ? words.widenSome : words.widen)} values={{ total, most }} />,
          loading: first.isPending && first.variables === key,
          onSelect: () => first.mutate(key),
        }
      : undefined;

  return (
    <>
      <ContractTable
        label={label}
        list={list}
        columns={columns}
        rows={pastEnd ? undefined : (data?.data ?? (error ? none : undefined))}
        loading={isFetching && isPlaceholderData}
        meta={meta}
        selection={chosen.selection}
        onToggle={chosen.toggle}
        onRemoved={chosen.drop}
        now={now}
        empty={
          <ContractsEmpty
            list={list}
            near={meta?.near}
            error={error}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        }
      />
      {meta && meta.total > 0 && (
        <NoPrint>
          <ListFoot meta={meta} onPage={list.setPage} onPerPage={list.setPerPage} />
        </NoPrint>
      )}
      <BulkActions
        rows={chosen.rows}
        sum={chosen.sum}
        onClear={chosen.clear}
        widen={widen}
        onExport={() => onExport(chosen.rows)}
      />
    </>
  );
}

/**
 * Brings the first contracts of a list, whatever page one is at. Who has gone on to another list by then gets none:
 * nobody sees them there.
 * @param list what tells one list from another
 */
function useFirstRows(list: string, query: ContractQuery, take: (rows: readonly ContractRow[]) => void) {
  const { calls, work } = useBackOffice();
  return useMutation({
    mutationFn: async (_list: string) => {
      const asked = ofStore({ ...query, page: 1, per_page: most }, work.store?.store_uid ?? null);
      return (await calls.list({ query: asked })).data;
    },
    onSuccess: (rows, of) => of === list && take(rows),
  });
}
