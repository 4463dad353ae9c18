import { createColumnHelper, rowSelectionFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { DataColumn, Selection } from './types';

const features = tableFeatures({ rowSelectionFeature });

interface HeadlessOptions<Row> {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowId(row: Row): string;
  selection: Selection | undefined;
}

/** The table's model (rows, and which are chosen) without any look; order and pages are the server's. */
export function useHeadlessTable<Row extends object>({ columns, rows, rowId, selection }: HeadlessOptions<Row>) {
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>();
    return columns.map((column) => helper.display({ id: column.key, header: column.header }));
  }, [columns]);
  const data = useMemo(() => [...rows], [rows]);
  const state = {
    rowSelection: Object.fromEntries((selection?.ids ?? []).map((id) => [id, true as const])),
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
