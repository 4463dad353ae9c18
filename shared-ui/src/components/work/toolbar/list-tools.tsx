import type { ReactNode } from 'react';
import { Button } from 'shared-ui';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useBelow } from 'shared-ui/table';
import { ColumnsIcon, DenseRowsIcon, Icon, RowsIcon } from '../../icons';
import { FilterButton } from '../filters/filter-button';
import { FilterChips } from '../filters/filter-chips';
import type { FilterField } from '../filters/filter-field';
import { LateMenu } from '../late/late-menu';
import type { Density } from '../list-state/list-address';
import type { ListState } from '../list-state/use-list-state';
import type { ColumnChoice, ColumnChoices } from './columns-list';
import { ListToolbar } from './list-toolbar';
import { messages } from './messages';
import { SearchBox } from './search-box';
import { Segments } from './segments';
import { type SortedColumn, SortMenu } from './sort-menu';

const loadList = async () => (await import('../late/list-menus')).ColumnsList;

interface ListToolsProps<F extends string> {
  list: ListState<F>;
  filters: readonly FilterField<F>[];
  columns: readonly ColumnChoice[];
  /** Those of a wide window, by which rows are put in order on a phone: their heads are not there to be pressed. */
  wideColumns: readonly SortedColumn[];
  /** The column that leads to the record: it always shows. */
  lead: string;
  /** What can be searched for, in the empty box. */
  search: string;
  /** The list's saved views. */
  views: ReactNode;
  /** Filters that the tabs show already. */
  inTabs?: readonly F[];
  /** Somebody turns to the filters: what they choose from can be asked for. */
  onFiltersWanted?(): void;
}

/** Between tabs and table: what narrows the list, and how it is shown. */
export function ListTools<F extends string>(props: ListToolsProps<F>) {
  const { list, filters, columns, wideColumns, lead, search, views, inTabs = [], onFiltersWanted } = props;
  const phone = useBelow(600);
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
      <FilterButton filters={offered} values={list.filters} onApply={list.setFilters} onWanted={onFiltersWanted} />
      {phone && <SortMenu columns={wideColumns} value={list.sort} onChange={list.setSort} />}
      <FilterChips
        filters={filters}
        values={list.filters}
        onRemove={(field) => list.setFilter(field, '')}
        without={inTabs}
      />
    </ListToolbar>
  );
}

/** Rows of 48 or 36 px. */
function DensitySwitch({ value, onChange }: { value: Density; onChange(density: Density): void }) {
  const intl = useIntl();
  return (
    <Segments
      label={intl.formatMessage(messages.density)}
      value={value}
      onChange={onChange}
      options={[
        { value: 'normal', label: intl.formatMessage(messages.normal), icon: RowsIcon },
        { value: 'compact', label: intl.formatMessage(messages.compact), icon: DenseRowsIcon },
      ]}
    />
  );
}

/** "Colonne": which columns a table shows. */
function ColumnsMenu(choices: ColumnChoices) {
  return (
    <LateMenu
      load={loadList}
      trigger={
        <Button>
          <Icon of={ColumnsIcon} />
          <FormattedMessage {...messages.columns} />
        </Button>
      }
      menu={choices}
    />
  );
}
