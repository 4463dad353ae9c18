import type { ContractRow } from 'shared-api/entities';
import { useIntl } from 'shared-ui/intl';
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
import type { ContractFilter } from '../common/lists/contract-query';
import { ListViews } from './list-views';
import { messages } from './messages';

interface ListToolsProps {
  list: ListState<ContractFilter>;
  filters: readonly FilterField<ContractFilter>[];
  columns: readonly DataColumn<ContractRow>[];
}

/** The first cell is the way to the contract: it always shows. */
const always = 'code';

/** Between tabs and table: what narrows the list, and how it is shown. */
export function ListTools({ list, filters, columns }: ListToolsProps) {
  const intl = useIntl();
  const oneStatus = list.filters.status !== undefined && !list.filters.status.includes(',');
  return (
    <ListToolbar
      end={
        <>
          <ListViews current={list.viewQuery} onOpen={list.applyView} />
          <DensitySwitch value={list.density} onChange={list.setDensity} />
          <ColumnsMenu
            columns={columns.filter(({ key }) => key !== always)}
            hidden={list.hidden}
            onChange={list.setHidden}
          />
        </>
      }
    >
      <SearchBox value={list.search} onSearch={list.setSearch} placeholder={intl.formatMessage(messages.search)} />
      <FilterButton filters={filters} values={list.filters} onApply={list.setFilters} />
      <FilterChips
        filters={filters}
        values={list.filters}
        onRemove={(field) => list.setFilter(field, '')}
        without={oneStatus ? ['status'] : []}
      />
    </ListToolbar>
  );
}
