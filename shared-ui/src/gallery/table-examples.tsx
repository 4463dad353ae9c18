import { useState } from 'react';
import { Panel } from '../components/panel';
import { CarPlate } from '../components/plate';
import { CountdownBadge, type Status, StatusChip } from '../components/status';
import { Money } from '../components/values';
import { TextLink } from '../link';
import { ListFoot } from '../pagination';
import { EmptyState } from '../states';
import { type DataColumn, DataTable } from '../table';
import type { RowActions } from '../table/types';
import { Example, State } from './example';

interface Row {
  code: string;
  status: Status;
  until: string | null;
  customer: string;
  plate: string | null;
  total: string;
}

const NOW = '2026-11-21T09:42:00Z';
const ROWS: Row[] = [
  {
    code: 'CC-2026-003968',
    status: 'FILLED',
    until: '2026-11-27',
    customer: 'Marco De Santis',
    plate: 'GT109RZ',
    total: '1180.00',
  },
  {
    code: 'CC-2026-003946',
    status: 'AVAIABLE',
    until: '2026-11-25',
    customer: 'Maria Grazia Dell’Acqua',
    plate: 'GR905KV',
    total: '1180.00',
  },
  {
    code: 'CC-2026-003917',
    status: 'DRAFT',
    until: '2026-11-23',
    customer: 'Paolo Sanna',
    plate: null,
    total: '549.00',
  },
  { code: 'CC-2026-004150', status: 'PAID', until: null, customer: 'Davide Gallo', plate: 'GW214PT', total: '1990.00' },
];
const COLUMNS: DataColumn<Row>[] = [
  {
    key: 'code',
    header: 'Codice',
    width: 140,
    cell: (row) => (
      <TextLink to="/" code>
        {row.code}
      </TextLink>
    ),
  },
  { key: 'status', header: 'Stato', cell: (row) => <StatusChip status={row.status} /> },
  { key: 'until', header: 'Si elimina', cell: (row) => <CountdownBadge until={row.until} now={NOW} />, sort: 'until' },
  { key: 'customer', header: 'Cliente', cell: (row) => row.customer },
  {
    key: 'plate',
    header: 'Veicolo',
    cell: (row) => <CarPlate plate={row.plate} registrationDate="2025-03-18" size={22} />,
  },
  { key: 'total', header: 'Totale', align: 'end', cell: (row) => <Money amount={row.total} /> },
];
const ACTIONS: RowActions<Row> = {
  keys: ['view', 'deleteaction'],
  itemsOf: () => [
    { key: 'view', label: 'Apri', onSelect: () => undefined },
    { key: 'deleteaction', label: 'Elimina', onSelect: () => undefined },
  ],
};
const common = {
  label: 'Contratti',
  columns: COLUMNS,
  rowId: (row: Row) => row.code,
  rowName: (row: Row) => row.code,
  empty: <EmptyState title="Nessun contratto." />,
};

function List() {
  const [ids, setIds] = useState<string[]>(['CC-2026-003917']);
  const [sort, setSort] = useState('until');
  const [page, setPage] = useState(1);
  return (
    <Panel bare>
      <DataTable
        {...common}
        rows={ROWS}
        actions={ACTIONS}
        selection={{ ids, onChange: setIds }}
        sorting={{ value: sort, onChange: setSort }}
      />
      <ListFoot
        meta={{ current_page: page, last_page: 18, per_page: 12, total: 214 }}
        onPage={setPage}
        onPerPage={() => setPage(1)}
      />
    </Panel>
  );
}

export function TableExamples() {
  return (
    <Example title="Elenco">
      <State name="righe, scelta, ordine, pagine" width={1000}>
        <List />
      </State>
      <State name="in arrivo" width={1000}>
        <Panel bare>
          <DataTable {...common} rows={undefined} />
        </Panel>
      </State>
    </Example>
  );
}
