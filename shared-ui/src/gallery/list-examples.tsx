import { useState } from 'react';
import { formatMoney, moneyToCents } from '../components/format';
import { DeleteIcon, DownloadIcon, SendIcon } from '../components/icons';
import { Panel } from '../components/panel';
import { CarPlate } from '../components/plate';
import { CountdownBadge, STATUS_ORDER, StatusChip } from '../components/status';
import { Money } from '../components/values';
import {
  BulkBar,
  ListEmpty,
  ListTools,
  RowCard,
  RowMenu,
  SaveViewDialog,
  StatusTabs,
  useListState,
  useRowKeys,
  ViewsMenu,
} from '../components/work';
import { ListFoot } from '../pagination';
import { EmptyState } from '../states';
import { DataTable } from '../table';
import { Example } from './example';
import { type Contract, contracts } from './example-contracts';
import { now } from './example-data';
import { columns, filters, menuOf, nothing } from './example-list';

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
  const rowMenu = (row: Contract) => <RowMenu name={row.code} itemsOf={() => menuOf(row)} />;
  const status = STATUS_ORDER.find((known) => known === list.filters.status) ?? null;

  return (
    <Panel bare width="100%">
      <StatusTabs
        value={status}
        counts={{ DRAFT: 12, AVAIABLE: 17, PENDING: 2, SIGNED: 2, FILLED: 3, PAID: 178 }}
        onChange={(next) => list.setFilter('status', next ?? '')}
      />
      <ListTools
        list={list}
        filters={filters}
        columns={columns}
        wideColumns={columns}
        lead="code"
        search="Codice, targa, telaio, auto, nome, telefono"
        inTabs={['status']}
        views={
          <ViewsMenu
            views={[
              { id: '1', name: 'In scadenza', query: 'sort=days_left', own: true, count: 5 },
              { id: '2', name: 'Da incassare', query: 'status=SIGNED', own: false, count: 5 },
            ]}
            current={list.viewQuery}
            onOpen={({ query }) => list.applyView(query)}
            onSave={() => setSaving(true)}
          />
        }
      />
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
