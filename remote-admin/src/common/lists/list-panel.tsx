import { type ReactNode, useCallback, useMemo } from 'react';
import { ListViews, useSavedViews } from 'shared-staff/views';
import { Panel } from 'shared-ui/components';
import type { MenuItem } from 'shared-ui/overlays';
import { DataTable, ListFoot, type RowActionKey } from 'shared-ui/table';
import { ListEmpty, ListTools, NoPrint, RowMenu, useLastPage, useRowActions, useRowKeys } from 'shared-ui/work';
import type { DefinedList } from './define-list';

interface ListPanelProps<Row extends object, F extends string> {
  shown: DefinedList<Row, F>;
  /** `ListTabs`, and the filters that they set. */
  tabs?: ReactNode;
  inTabs?: readonly F[];
  onOpen(row: NoInfer<Row>): void;
  menuOf?(row: NoInfer<Row>): readonly MenuItem[];
  /** Which of the menu's items are the specification's row actions. Keep its identity between renders. */
  actionKeys?: readonly RowActionKey[];
}

const none: readonly never[] = [];
const onlyView: readonly RowActionKey[] = ['view'];
/** The row actions of lists whose records can be deleted from there. */
export const viewAndDelete: readonly RowActionKey[] = ['view', 'deleteaction'];

/** A list of the operator's: tabs, what narrows it, its rows with cursor and menus, its pages. */
export function ListPanel<Row extends object, F extends string>(props: ListPanelProps<Row, F>) {
  const { shown, onOpen, menuOf, actionKeys = onlyView, tabs, inTabs } = props;
  const { label, list, page, columns, rowId, rowName, card } = shown;
  const views = useSavedViews(shown.views);
  const meta = page.data?.meta;
  const pastEnd = useLastPage(list, meta);
  const rows = pastEnd ? undefined : (page.data?.data ?? (page.error ? [] : undefined));
  const rowOf = (id: string) => rows?.find((row) => rowId(row) === id);
  const { cursor } = useRowKeys({
    ids: (rows ?? []).map(rowId),
    onOpen(id) {
      const row = rowOf(id);
      if (row) onOpen(row);
    },
    menuOf(id) {
      const row = rowOf(id);
      return row && menuOf ? menuOf(row) : none;
    },
  });
  const hasMenu = menuOf !== undefined;
  const { actions, menuItemsOf } = useRowActions((row: Row) => menuOf?.(row) ?? none, hasMenu ? actionKeys : none);
  const menu = useMemo(
    () => (hasMenu ? (row: Row) => <RowMenu name={rowName(row)} itemsOf={() => menuItemsOf(row)} /> : undefined),
    [hasMenu, menuItemsOf, rowName],
  );
  const cardOf = useCallback((row: Row) => card(row, menu?.(row)), [card, menu]);

  return (
    <Panel bare>
      <NoPrint>
        {tabs}
        <ListTools
          list={list}
          filters={shown.filters}
          columns={columns}
          wideColumns={shown.wideColumns}
          lead={shown.lead}
          search={shown.search}
          views={<ListViews list={shown.views} views={views} current={list.viewQuery} onOpen={list.applyView} />}
          inTabs={inTabs}
        />
      </NoPrint>
      <DataTable
        label={label}
        columns={columns}
        rows={rows}
        rowId={rowId}
        rowName={rowName}
        loading={page.isFetching && page.isPlaceholderData}
        meta={meta}
        sorting={{ value: list.sort, onChange: list.setSort }}
        hidden={list.hidden}
        density={list.density}
        cursor={cursor}
        actions={actions}
        menu={menu}
        card={cardOf}
        empty={
          <ListEmpty
            error={page.error}
            retrying={page.isFetching}
            onRetry={() => void page.refetch()}
            narrowed={list.narrowed}
            filtered={list.filtered}
            search={list.search}
            onClear={list.clear}
            nothing={shown.nothing}
          />
        }
      />
      {meta && meta.total > 0 && (
        <NoPrint>
          <ListFoot meta={meta} onPage={list.setPage} onPerPage={list.setPerPage} />
        </NoPrint>
      )}
    </Panel>
  );
}
