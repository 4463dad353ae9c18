import type { ReactNode } from 'react';
import { FilterButton } from '../filters/filter-button';
import { FilterChips } from '../filters/filter-chips';
import type { FilterField } from '../filters/filter-field';
import type { ListState } from '../list-state/use-list-state';
import { type ColumnChoice, ColumnsMenu } from './columns-menu';
import { DensitySwitch } from './density-switch';
import { ListToolbar } from './list-toolbar';
import { SearchBox } from './search-box';

interface ListToolsProps<F extends string> {
  list: ListState<F>;
  filters: readonly FilterField<F>[];
  columns: readonly ColumnChoice[];
  /** The column that leads to the record: it always shows. */
  lead: string;
  /** What can be searched for, in the empty box. */
  search: string;
  /** The list's saved views. */
  views: ReactNode;
  /** Filters that the tabs show already. */
  inTabs?: readonly F[];
}

/** Between tabs and table: what narrows the list, and how it is shown. */
export function ListTools<F extends string>(props: ListToolsProps<F>) {
  const { list, filters, columns, lead, search, views, inTabs = [] } = props;
  // What has nothing to choose from is set from a row, and only taken off here.
  const offered = filters.filter((filter) => !('options' in filter) || filter.options.length > 0);
  return (
    <ListToolbar
      end={
        <>
          {views}
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
