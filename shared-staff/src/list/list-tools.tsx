import { useState } from 'react';
import type { ContractRow } from 'shared-api/entities';
import { useIntl } from 'shared-ui/intl';
import type { DataColumn } from 'shared-ui/table';
import { type FilterField, type ListState, ListTools as Tools } from 'shared-ui/work';
import { useBackOffice } from '../common/back-office/back-office-provider';
import type { ContractFilter } from '../common/lists/contract-query';
import { useCountedViews } from '../common/lists/use-counted-views';
import { ListViews } from '../common/views/list-views';
import { messages } from './messages';

interface ListToolsProps {
  list: ListState<ContractFilter>;
  filters: readonly FilterField<ContractFilter>[];
  columns: readonly DataColumn<ContractRow>[];
  wideColumns: readonly DataColumn<ContractRow>[];
  onFiltersWanted(): void;
}

/** What narrows the contract list and how it is shown, with its views counted. */
export function ListTools({ list, filters, columns, wideColumns, onFiltersWanted }: ListToolsProps) {
  const intl = useIntl();
  const { viewList } = useBackOffice();
  const [viewsWanted, setViewsWanted] = useState(false);
  const views = useCountedViews(viewsWanted);
  const oneStatus = list.filters.status !== undefined && !list.filters.status.includes(',');
  return (
    <Tools
      list={list}
      filters={filters}
      columns={columns}
      wideColumns={wideColumns}
      lead="code"
      search={intl.formatMessage(messages.search)}
      views={
        <ListViews
          list={viewList}
          views={views}
          current={list.viewQuery}
          onOpen={list.applyView}
          onWanted={() => setViewsWanted(true)}
        />
      }
      inTabs={oneStatus ? ['status'] : []}
      onFiltersWanted={onFiltersWanted}
    />
  );
}
