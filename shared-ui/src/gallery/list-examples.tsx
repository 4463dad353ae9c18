import { useState } from 'react';
import { formatMoney, moneyToCents } from '../format';
import { CopyIcon, DeleteIcon, DownloadIcon, EditIcon, EyeIcon, SendIcon } from '../icon';
import { TextLink } from '../link';
import type { MenuItem } from '../menu';
import { ListFoot } from '../pagination';
import { Panel } from '../panel';
import { CarPlate } from '../plate';
import { EmptyState } from '../states';
import { CountdownBadge, STATUS_ORDER, type Status, StatusChip } from '../status';
import { type DataColumn, DataTable } from '../table';
import { Money } from '../values';
import {
  BulkBar,
  ColumnsMenu,
  DensitySwitch,
  FilterButton,
  FilterChips,
  type FilterField,
  ListEmpty,
  ListToolbar,
  RowCard,
  RowMenu,
  SaveViewDialog,
  SearchBox,
  StatusTabs,
  useListState,
  useRowKeys,
  ViewsMenu,
} from '../work';
import { Example } from './example';
import { now } from './example-data';

interface Contract {
  code: string;
  status: Status;
  until: string | null;
  name: string;
  plate: string;
  model: string;
  total: string;
}

const contracts: Contract[] = [
  {
    code: 'CC-2026-003968',
    status: 'FILLED',
    until: '2026-11-27',
    name: 'Marco De Santis',
    plate: 'GT109RZ',
    model: 'Jeep Avenger',
    total: '1180.00',
  },
  {
    code: 'CC-2026-003946',
    status: 'AVAIABLE',
    until: '2026-11-25',
    name: 'Maria Grazia Dell’Acqua',
    plate: 'GR905KV',
    model: 'Toyota Yaris Cross',
    total: '1180.00',
  },
  {
    code: 'CC-2026-003917',
    status: 'DRAFT',
    until: '2026-11-23',
    name: 'Paolo Sanna',
    plate: 'HA118RC',
    model: 'Lancia Ypsilon',
    total: '549.00',
  },
  {
    code: 'CC-2026-003902',
    status: 'AVAIABLE',
    until: '2026-11-22',
    name: 'Antonio Esposito',
    plate: 'GF640TN',
    model: 'Fiat Tipo',
    total: '690.00',
  },
  {
    code: 'CC-2026-004150',
    status: 'PAID',
    until: null,
    name: 'Davide Gallo',
    plate: 'GW214PT',
    model: 'Fiat 600',
    total: '1990.00',
  },
];

const filters: readonly FilterField[] = [
  { kind: 'choice', field: 'status', label: 'Stato', options: STATUS_ORDER.map((value) => ({ value, label: value })) },
  {
    kind: 'multi',
    field: 'type',
    label: 'Tipo',
    options: [
      { value: 'tagliandi', label: 'Tagliandi' },
      { value: 'garanzia', label: 'Garanzia' },
      { value: 'completo', label: 'Completo' },
    ],
  },
  { kind: 'dates', field: 'created_at', label: 'Creato' },
  { kind: 'numbers', field: 'total', label: 'Totale', unit: '€' },
  { kind: 'yesNo', field: 'refund', label: 'Da rimborsare' },
];

const columns: DataColumn<Contract>[] = [
  {
    key: 'code',
    header: 'Codice',
    width: 128,
    sort: 'code',
    cell: ({ code }) => (
      <TextLink to={`?${code}`} code>
        {code}
      </TextLink>
    ),
  },
  { key: 'status', header: 'Stato', width: 128, cell: ({ status }) => <StatusChip status={status} /> },
  {
    key: 'until',
    header: 'Si elimina',
    width: 112,
    sort: 'days_left',
    cell: ({ until }) => <CountdownBadge until={until} now={now} />,
  },
  { key: 'name', header: 'Cliente', width: 176, cell: ({ name }) => name },
  {
    key: 'car',
    header: 'Veicolo',
    cell: ({ plate, model }) => (
      <>
        <CarPlate plate={plate} size={22} /> {model}
      </>
    ),
  },
  {
    key: 'total',
    header: 'Totale',
    width: 88,
    align: 'end',
    sort: 'total',
    cell: ({ total }) => <Money amount={total} />,
  },
];

const nothing = () => undefined;

function menuOf({ status }: Contract): MenuItem[] {
  return [
    { key: 'view', label: 'Apri', icon: EyeIcon, command: 'Invio', onSelect: nothing },
    { key: 'edit', label: 'Modifica', icon: EditIcon, command: 'E', onSelect: nothing },
    { key: 'pdf', label: 'Scarica il PDF', icon: DownloadIcon, command: 'D', onSelect: nothing },
    {
      key: 'send',
      label: 'Reinvia SMS',
      icon: SendIcon,
      command: 'R',
      onSelect: nothing,
      apart: true,
      impossible: status === 'PAID' ? 'Il contratto è già pagato.' : undefined,
    },
    { key: 'copy', label: 'Duplica', icon: CopyIcon, onSelect: nothing },
    { key: 'delete', label: 'Elimina', icon: DeleteIcon, onSelect: nothing, apart: true, danger: true },
  ];
}

function WholeList() {
  const list = useListState({ filters, defaults: { perPage: 5, sort: 'days_left' } });
  const [ids, onChange] = useState<string[]>([]);
  const [saving, setSaving] = useState(false);
  const rows = contracts.filter(
    ({ status, name }) =>
      (list.filters.status ?? status) === status && name.toLowerCase().includes(list.search.toLowerCase()),
  );
  const toggle = (id: string) => onChange(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
  const keys = useRowKeys({ ids: rows.map(({ code }) => code), onOpen: nothing, onToggle: toggle });
  const chosen = contracts.filter(({ code }) => ids.includes(code));
  const sum = chosen.reduce((cents, { total }) => cents + moneyToCents(total), 0);
  const rowMenu = (row: Contract) => <RowMenu name={row.code} items={menuOf(row)} />;
  const status = STATUS_ORDER.find((known) => known === list.filters.status) ?? null;

  return (
    <Panel bare width="100%">
      <StatusTabs
        value={status}
        counts={{ DRAFT: 12, AVAIABLE: 17, PENDING: 2, SIGNED: 2, FILLED: 3, PAID: 178 }}
        onChange={(next) => list.setFilter('status', next ?? '')}
      />
      <ListToolbar
        end={
          <>
            <ViewsMenu
              views={[
                { id: '1', name: 'In scadenza', query: 'sort=days_left', own: true, count: 5 },
                { id: '2', name: 'Da incassare', query: 'status=SIGNED', own: false, count: 5 },
              ]}
              current={list.viewQuery}
              onOpen={({ query }) => list.applyView(query)}
              onSave={() => setSaving(true)}
            />
            <DensitySwitch value={list.density} onChange={list.setDensity} />
            <ColumnsMenu columns={columns.slice(1)} hidden={list.hidden} onChange={list.setHidden} />
          </>
        }
      >
        <SearchBox value={list.search} onSearch={list.setSearch} placeholder="Codice, targa, telaio, nome, telefono" />
        <FilterButton filters={filters} values={list.filters} onApply={list.setFilters} />
        <FilterChips
          filters={filters}
          values={list.filters}
          without={['status']}
          onRemove={(field) => list.setFilter(field, '')}
        />
      </ListToolbar>
      <DataTable
        label="Contratti"
        columns={columns}
        rows={rows}
        rowId={({ code }) => code}
        rowName={({ code }) => code}
        selection={{ ids, onChange }}
        sorting={{ value: list.sort, onChange: list.setSort }}
        hidden={list.hidden}
        density={list.density}
        cursor={keys.cursor}
        menu={rowMenu}
        card={(row) => (
          <RowCard
            top={<StatusChip status={row.status} />}
            topEnd={<CountdownBadge until={row.until} now={now} />}
            title={row.name}
            titleEnd={<Money amount={row.total} />}
            foot={
              <>
                <CarPlate plate={row.plate} size={22} /> {row.model}
              </>
            }
            footEnd={rowMenu(row)}
          />
        )}
        empty={
          <ListEmpty
            error={null}
            onRetry={nothing}
            narrowed={list.narrowed}
            search={list.search}
            onClear={list.clear}
            nothing={<EmptyState title="Nessun contratto." />}
          />
        }
      />
      <ListFoot
        meta={{ current_page: list.page, last_page: 43, per_page: list.perPage, total: 214 }}
        onPage={list.setPage}
        onPerPage={list.setPerPage}
      />
      <BulkBar
        count={ids.length}
        sum={formatMoney(sum)}
        onClear={() => onChange([])}
        actions={[
          { key: 'delete', label: 'Elimina', icon: DeleteIcon, onSelect: nothing },
          { key: 'export', label: 'Esporta', icon: DownloadIcon, onSelect: nothing },
        ]}
        main={{ key: 'send', label: `Reinvia SMS a ${ids.length}`, icon: SendIcon, onSelect: nothing }}
      />
      <SaveViewDialog open={saving} onClose={() => setSaving(false)} onSave={() => setSaving(false)} />
    </Panel>
  );
}

/** A whole list page: tabs, toolbar, table or cards, pages, and the bar of the chosen rows. */
export function ListExamples() {
  return (
    <Example title="Pagina di elenco">
      <WholeList />
    </Example>
  );
}
