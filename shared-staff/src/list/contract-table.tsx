import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { ContractRow } from 'shared-api/entities';
import { useNavigate } from 'shared-ui/router';
import { type DataColumn, DataTable, type ListMeta, rowActionKeys, type Selection } from 'shared-ui/table';
import { LateDialog, type ListState, RowMenu, useRowActions, useRowKeys } from 'shared-ui/work';
import { useBackOffice } from '../common/back-office/back-office-provider';
import { ContractCard } from './contract-card';
import { useRowItems } from './use-row-items';

interface ContractTableProps {
  label: string;
  list: ListState;
  columns: readonly DataColumn<ContractRow>[];
  /** Undefined until the first page is there. */
  rows: readonly ContractRow[] | undefined;
  loading: boolean;
  meta: ListMeta | undefined;
  selection: Selection;
  onToggle(id: string): void;
  /** A row's own menu deleted its contract. */
  onRemoved(id: string): void;
  /** The server's time. */
  now: string;
  empty: ReactNode;
}

const none: readonly ContractRow[] = [];
const loadRemoveDialog = async () => (await import('../common/actions/remove-dialog')).RemoveDialog;
const loadResendDialog = async () => (await import('../common/actions/resend-dialog')).ResendDialog;

/** The contracts of a page, with the keyboard's cursor, each row's actions and its menu. */
export function ContractTable(props: ContractTableProps) {
  const { paths } = useBackOffice();
  const { label, list, columns, rows, loading, meta, selection, onToggle, onRemoved, now, empty } = props;
  const navigate = useNavigate();
  const [removing, setRemoving] = useState<ContractRow | null>(null);
  const [resending, setResending] = useState<ContractRow | null>(null);
  const itemsOf = useRowItems({ onRemove: setRemoving, onResend: setResending });
  const byId = useMemo(() => new Map((rows ?? none).map((row) => [row.contract_uid, row])), [rows]);
  const { cursor } = useRowKeys({
    ids: [...byId.keys()],
    onOpen: (id) => navigate(paths.contract(id)),
    onToggle,
    menuOf(id) {
      const row = byId.get(id);
      return row ? itemsOf(row) : [];
    },
  });
  const { actions, menuItemsOf } = useRowActions(itemsOf, rowActionKeys);
  const menu = useCallback(
    (row: ContractRow) => <RowMenu name={row.code} itemsOf={() => menuItemsOf(row)} />,
    [menuItemsOf],
  );
  const card = useCallback((row: ContractRow) => <ContractCard row={row} now={now} menu={menu(row)} />, [now, menu]);

  return (
    <>
      <DataTable
        label={label}
        columns={columns}
        rows={rows}
        rowId={(row) => row.contract_uid}
        rowName={(row) => row.code}
        loading={loading}
        meta={meta}
        selection={selection}
        sorting={{ value: list.sort, onChange: list.setSort }}
        hidden={list.hidden}
        density={list.density}
        cursor={cursor}
        actions={actions}
        menu={menu}
        card={card}
        empty={empty}
      />
      {resending && (
        <LateDialog
          load={loadResendDialog}
          open
          onClose={() => setResending(null)}
          dialog={{ contract: byId.get(resending.contract_uid) ?? resending }}
        />
      )}
      {removing && (
        <LateDialog
          load={loadRemoveDialog}
          open
          onClose={() => setRemoving(null)}
          dialog={{
            contract: removing,
            onRemoved() {
              setRemoving(null);
              onRemoved(removing.contract_uid);
            },
          }}
        />
      )}
    </>
  );
}
