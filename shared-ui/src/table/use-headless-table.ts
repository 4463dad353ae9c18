import {
  columnVisibilityFeature,
  createColumnHelper,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { DataColumn, Selection } from './types';

const features = tableFeatures({ rowSelectionFeature, columnVisibilityFeature });

interface HeadlessOptions<Row> {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowId(row: Row): string;
  selection: Selection | undefined;
  hidden: readonly string[];
}

/** The table's models (visible columns, chosen rows) without any look; order and pages are the server's. */
export function useHeadlessTable<Row extends object>({
  columns,
  rows,
  rowId,
  selection,
  hidden,
}: HeadlessOptions<Row>) {
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>();
    return columns.map((column) => helper.display({ id: column.key, header: column.header }));
  }, [columns]);
  const data = useMemo(() => [...rows], [rows]);
  const state = {
    rowSelection: Object.fromEntries((selection?.ids ?? []).map((id) => [id, true as const])),
    columnVisibility: Object.fromEntries(hidden.map((key) => [key, false])),
  };

  return useTable({
    features,
    columns: definitions,
    data,
    getRowId: rowId,
    state,
    onRowSelectionChange: (update) => {
      const next = typeof update === 'function' ? update(state.rowSelection) : update;
      selection?.onChange(Object.keys(next).filter((id) => next[id]));
    },
  });
}
