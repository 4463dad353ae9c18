import type { ReactNode } from 'react';
import { ListViews, useSavedViews, type ViewedList } from 'shared-desk/views';
import type { MenuItem } from 'shared-ui/overlays';
import { Panel } from 'shared-ui/pieces';
import type { UseQueryResult } from 'shared-ui/query';
import { type DataColumn, DataTable, ListFoot } from 'shared-ui/table';
import {
  type FilterField,
  ListEmpty,
  type ListState,
  ListTools,
  NoPrint,
  RowMenu,
  useBelow,
  useRowKeys,
} from 'shared-ui/work';
import type { ListPage } from './use-list-page';

interface ListPanelProps<Row extends object, F extends string> {
  /** What is listed, for the screen reader. */
  label: string;
  list: ListState<F>;
  page: UseQueryResult<ListPage<Row>>;
  filters: readonly FilterField<F>[];
  /** Keep the array's identity between renders. */
  columns: readonly DataColumn<Row>[];
  /** The column that leads to the record: it always shows. */
  lead: string;
  /** Columns that there is no room for below 960. */
  onlyWide?: readonly string[];
  /** What can be searched for, in the empty box. */
  search: string;
  /** Under which name views of this list are kept. */
  views: ViewedList;
  /** `ListTabs`, and the filters that they set. */
  tabs?: ReactNode;
  inTabs?: readonly F[];
  rowId(row: Row): string;
  /** A row in a few words, for its menu. */
  rowName(row: Row): string;
  onOpen(row: Row): void;
  menuOf?(row: Row): readonly MenuItem[];
  /** A row on a phone (`RowCard`). */
  card(row: Row, menu: ReactNode): ReactNode;
  /** While there is nothing at all: an `EmptyState` with the first thing to do. */
  nothing: ReactNode;
}

const none: readonly never[] = [];

/** A list of the operator's: tabs, what narrows it, its rows with cursor and menus, its pages. */
export function ListPanel<Row extends object, F extends string>(props: ListPanelProps<Row, F>) {
  const { label, list, page, columns, rowId, rowName, onOpen, menuOf, card, tabs, onlyWide = none } = props;
  const narrow = useBelow(960);
  const views = useSavedViews(props.views);
  const rows = page.data?.data ?? (page.error ? [] : undefined);
  const meta = page.data?.meta;
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
  const menu = menuOf && ((row: Row) => <RowMenu name={rowName(row)} items={menuOf(row)} />);

  return (
    <Panel bare>
      <NoPrint>
        {tabs}
        <ListTools
          list={list}
          filters={props.filters}
          columns={columns}
          lead={props.lead}
          search={props.search}
          views={<ListViews list={props.views} views={views} current={list.viewQuery} onOpen={list.applyView} />}
          inTabs={props.inTabs}
        />
      </NoPrint>
      <DataTable
        label={label}
        columns={columns}
        rows={rows}
        rowId={rowId}
        rowName={rowName}
        loading={page.isFetching && page.isPlaceholderData}
        sorting={{ value: list.sort, onChange: list.setSort }}
        hidden={narrow ? [...list.hidden, ...onlyWide] : list.hidden}
        density={list.density}
        cursor={cursor}
        menu={menu}
        card={(row) => card(row, menu?.(row))}
        empty={
          <ListEmpty
            error={page.error}
            retrying={page.isFetching}
            onRetry={() => void page.refetch()}
            narrowed={list.narrowed}
            search={list.search}
            onClear={list.clear}
            nothing={props.nothing}
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
