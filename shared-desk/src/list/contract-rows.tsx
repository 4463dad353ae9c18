import type { ContractRow } from 'shared-api/entities';
import { type DataColumn, ListFoot } from 'shared-ui/table';
import { type ListState, NoPrint } from 'shared-ui/work';
import type { ContractFilter } from '../common/lists/contract-query';
import type { useContractPage } from '../common/lists/use-contract-page';
import { BulkDesk } from './bulk-desk';
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

/** A page of contracts, and what can be done with those that are ticked: a tick draws nothing else of the page. */
export function ContractRows({ label, list, contracts, columns, now, onExport }: ContractRowsProps) {
  const { data, error, isFetching, isPlaceholderData, refetch } = contracts;
  const { search, wheres } = list.request;
  const chosen = useChosenRows(JSON.stringify([search, wheres]), data?.data ?? none);
  const meta = data?.meta;

  return (
    <>
      <ContractTable
        label={label}
        list={list}
        columns={columns}
        rows={data?.data ?? (error ? none : undefined)}
        loading={isFetching && isPlaceholderData}
        selection={chosen.selection}
        onToggle={chosen.toggle}
        now={now}
        empty={<ContractsEmpty list={list} error={error} retrying={isFetching} onRetry={() => void refetch()} />}
      />
      {meta && meta.total > 0 && (
        <NoPrint>
          <ListFoot meta={meta} onPage={list.setPage} onPerPage={list.setPerPage} />
        </NoPrint>
      )}
      <BulkDesk rows={chosen.rows} sum={chosen.sum} onClear={chosen.clear} onExport={() => onExport(chosen.rows)} />
    </>
  );
}
