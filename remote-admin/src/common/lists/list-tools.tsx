import type { DataColumn } from 'shared-ui/table';
import {
  ColumnsMenu,
  DensitySwitch,
  FilterButton,
  FilterChips,
  type FilterField,
  type ListState,
  ListToolbar,
  SearchBox,
} from 'shared-ui/work';
import { ListViews } from './list-views';
import type { ViewedList } from './use-saved-views';

interface ListToolsProps<Row, F extends string> {
  list: ListState<F>;
  filters: readonly FilterField<F>[];
  columns: readonly DataColumn<Row>[];
  /** The column that leads to the record: it always shows. */
  lead: string;
  /** What can be searched for, in the empty box. */
  search: string;
  /** Under which name views of this list are kept. */
  views: ViewedList;
  /** Filters that the tabs show already. */
  inTabs?: readonly F[];
}

/** Between tabs and table: what narrows the list, and how it is shown. */
export function ListTools<Row, F extends string>(props: ListToolsProps<Row, F>) {
  const { list, filters, columns, lead, search, views, inTabs = [] } = props;
  // What has nothing to choose from is set from a row, and only taken off here.
  const offered = filters.filter((filter) => !('options' in filter) || filter.options.length > 0);
  return (
    <ListToolbar
      end={
        <>
          <ListViews list={views} current={list.viewQuery} onOpen={list.applyView} />
          <DensitySwitch value={list.density} onChange={list.setDensity} />
          <ColumnsMenu
            columns={columns.filter(({ key }) => key !== lead)}
            hidden={list.hidden}
            onChange={list.setHidden}
          />
        </>
      }
    >
      <SearchBox value={list.search} onSearch={list.setSearch} placeholder={search} />
      <FilterButton filters={offered} values={list.filters} onApply={list.setFilters} />
      <FilterChips
        filters={filters}
        values={list.filters}
        onRemove={(field) => list.setFilter(field, '')}
        without={inTabs}
      />
    </ListToolbar>
  );
}
