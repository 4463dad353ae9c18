import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { host } from 'shared-api/host';
import { refusal } from 'shared-api/testing';
import { Route, Routes, useLocation } from 'shared-ui/router';
import { expectAccessible, inWindow } from 'shared-ui/testing';
import { exampleRows } from '../common/testing/contract-rows';
import { renderForStaff } from '../common/testing/render-for-staff';
import { listQueries, pageOf, provideManagerServer } from '../common/testing/staff-server';
import { exampleStores } from '../common/testing/stores';
import { ContractsPage } from './contracts-page';

const list = '/cms/manager/contracts';

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="indirizzo">{`${pathname}${decodeURIComponent(search)}`}</output>;
}

async function showList(server: Parameters<typeof provideManagerServer>[0] = {}, route = list) {
  const host = provideManagerServer(server);
  const page = renderForStaff(
    <>
      <Routes>
        <Route path={list} element={<ContractsPage />} />
        <Route path="*" element={<p>Altra pagina</p>} />
      </Routes>
      <Address />
    </>,
    { route },
  );
  await act(async () => undefined);
  return { ...host, ...page };
}

const address = () => screen.getByRole('status', { name: 'indirizzo' }).textContent;
const rowOf = (code: string) => screen.getByRole('row', { name: new RegExp(code) });

describe('the contract list', () => {
  it('shows five contracts a page with what is due, without an obstacle', async () => {
    const { sent, container } = await showList();

    const row = await screen.findByRole('row', { name: /CC-2026-003902/ });
    expect(within(row).getByRole('link', { name: 'CC-2026-003902' })).toHaveAttribute(
      'href',
      `${list}/EspositoEspositoEsposi`,
    );
    expect(row).toHaveTextContent('DISPONIBILE');
    expect(row).toHaveTextContent('Domani');
    expect(row).toHaveTextContent('690,00 €');
    expect(listQueries(sent)).toContainEqual(expect.objectContaining({ per_page: 5, sort: '-updated_at', wheres: [] }));
    await expectAccessible(container);
  });

  it('says on paper how many of all are on the sheet', async () => {
    const { unmount } = await showList();
    expect(await screen.findByText(/^\d+ contratti, 4\.409,00\s€\. Stampato il/)).toBeInTheDocument();
    unmount();
    const answers = {
      'GET /manager/contracts': () => pageOf(exampleRows, { last_page: 56, total: 280, sum: '4409.00' }),
    };
    await showList({ answers });
    const words = new RegExp(`^${exampleRows.length} di 280 contratti, 4\\.409,00\\s€ in tutto\\. Stampato il`);
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('marks the surname where the rows are in its order, and nowhere else', async () => {
    await showList({}, `${list}?sort=-lastname`);
    const sorted = within(await screen.findByRole('row', { name: /CC-2026-003902/ }));
    expect(sorted.getByText('Esposito').tagName).toBe('B');

    await userEvent.click(screen.getByRole('button', { name: /^Totale/ }));
    expect(within(rowOf('CC-2026-003902')).getByText('Antonio Esposito').tagName).not.toBe('B');
  });

  it('is put in another order on a phone, where no heads stand, and says so in the address', async () => {
    inWindow(390);
    const { sent } = await showList();
    await screen.findByRole('list', { name: 'Contratti' });
    expect(screen.queryByRole('table')).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Ordina per: Aggiornato, Decrescente' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Totale', checked: false }));
    expect(address()).toBe(`${list}?sort=total`);
    await userEvent.click(screen.getByRole('button', { name: 'Ordina per: Totale, Crescente' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Decrescente', checked: false }));
    expect(address()).toBe(`${list}?sort=-total`);
    await waitFor(() => expect(listQueries(sent)).toContainEqual(expect.objectContaining({ sort: '-total' })));
  });

  it('narrows by a status whose count stands beside it, and says so in the address', async () => {
    const { sent } = await showList();
    await userEvent.click(await screen.findByRole('button', { name: 'Disponibile 1' }));

    expect(address()).toBe(`${list}?status=AVAIABLE`);
    await waitFor(() =>
      expect(listQueries(sent)).toContainEqual(
        expect.objectContaining({ wheres: [{ field: 'status', op: 'eq', value: 'AVAIABLE' }] }),
      ),
    );
  });

  it('is at none of the tabs where several statuses are asked for', async () => {
    await showList({}, `${list}?status=SIGNED,FILLED`);
    const tabs = within(screen.getByRole('group', { name: 'Stato' }));

    expect(await tabs.findByRole('button', { name: /^Tutti/ })).toHaveAttribute('aria-pressed', 'false');
    expect(tabs.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
  });

  it('asks for amounts as they are typed in euros', async () => {
    const { sent } = await showList();
    await userEvent.click(await screen.findByRole('button', { name: /^Filtri/ }));
    const totals = within(await screen.findByRole('group', { name: 'Totale' }));
    await userEvent.type(totals.getByLabelText('Da'), '2.000{Enter}');

    expect(address()).toBe(`${list}?total=2000.00..`);
    await waitFor(() =>
      expect(listQueries(sent)).toContainEqual(
        expect.objectContaining({ wheres: [{ field: 'total', op: 'gte', value: '2000.00' }] }),
      ),
    );
  });

  it('names all categories and requests in their own gender', async () => {
    await showList();
    await userEvent.click(await screen.findByRole('button', { name: /^Filtri/ }));

    for (const name of ['Categoria', 'Richieste del cliente']) {
      expect(within(await screen.findByLabelText(name)).getByRole('option', { name: 'Tutte' })).toBeInTheDocument();
    }
  });

  it('has those who withdrew in a tab of their own, each number the total of its list', async () => {
    const withdrawn = { field: 'withdrawn_at', op: 'null', value: '0' };
    await showList({
      answers: {
        'GET /manager/contracts': ({ query }) =>
          JSON.stringify(query).includes(JSON.stringify(withdrawn))
            ? pageOf(exampleRows.slice(0, 1), { counts: { SIGNED: 1 }, total: 4 })
            : pageOf(exampleRows, { counts: { SIGNED: 7, FILLED: 10 }, total: 17 }),
      },
    });

    await userEvent.click(await screen.findByRole('button', { name: 'Receduti 4' }));
    expect(address()).toBe(`${list}?withdrawn_at=true`);
    expect(await screen.findByRole('button', { name: 'Receduti 4', pressed: true })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Firmato 7' })).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Firmato 7' }));
    expect(address()).toBe(`${list}?status=SIGNED`);
  });

  it('shows beside the drafts the contracts that were begun and have no package yet', async () => {
    const begun = {
      key: 'manager-new-contract-b',
      value: { firstname: 'Ilaria', lastname: 'Marchetti', car_model: 'Jeep Avenger' },
      updated_at: '2026-11-21T08:30:00Z',
      expires_at: '2026-12-21T08:30:00Z',
    };
    await showList({ answers: { 'GET /account/drafts': () => ({ data: [begun] }) } });
    await screen.findByRole('row', { name: /CC-2026-003902/ });
    expect(screen.queryByRole('region', { name: 'Da completare' })).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Bozza 1' }));

    const forms = await screen.findByRole('region', { name: 'Da completare' });
    expect(forms).toHaveTextContent('un modulo di nuovo contratto');
    await userEvent.click(within(forms).getByRole('link', { name: 'Riprendi: Ilaria Marchetti' }));
    expect(address()).toBe(`${list}/new-contract?modulo=manager-new-contract-b`);
  });

  it('is restored by its address alone', async () => {
    const { sent } = await showList({}, `${list}?days_left=..7&search=sanna&sort=days_left&page=2&per_page=25`);

    expect(await screen.findByRole('searchbox')).toHaveValue('sanna');
    expect(screen.getByText('fino a 7 giorni')).toBeInTheDocument();
    expect(listQueries(sent)).toContainEqual({
      page: 2,
      per_page: 25,
      search: 'sanna',
      sort: 'days_left',
      wheres: [{ field: 'days_left', op: 'lte', value: '7' }],
    });
  });

  it('follows the dealer that is chosen in the bar, and nobody else’s', async () => {
    const { sent } = await showList();
    const storeUid = '5a3c7a55-0d1f-4f0e-9a55-8f6e5d4c3b2a';

    act(() => host().store.choose({ store_uid: storeUid, name: 'Lingotto Moncalieri' }));
    expect(await screen.findByText('Lingotto Moncalieri')).toBeInTheDocument();
    const ofStore = { wheres: [{ field: 'store_uid', op: 'eq', value: storeUid }] };
    await waitFor(() => expect(listQueries(sent)).toContainEqual(expect.objectContaining(ofStore)));

    act(() => host().store.choose({ store_uid: 'b8f0c3d2-1111-4222-8333-444455556666', name: 'Di un altro' }));
    expect(await screen.findByText('Tutti i dealer')).toBeInTheDocument();
  });

  it('works for the one dealer of who has no other', async () => {
    await showList({ stores: exampleStores.slice(0, 1) });
    expect(await screen.findByText('Autocentro Lingotto')).toBeInTheDocument();
    expect(screen.queryByText('Tutti i dealer')).not.toBeInTheDocument();
  });

  it('can be worked through without the mouse', async () => {
    await showList();
    await screen.findByRole('row', { name: /CC-2026-003902/ });

    await userEvent.keyboard('jjx');
    expect(rowOf('CC-2026-003902')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('region', { name: 'Azioni sulle righe scelte' })).toHaveTextContent('1 selezionato');
    await userEvent.keyboard('{Enter}');
    expect(address()).toBe(`${list}/EspositoEspositoEsposi`);
  });

  it('chooses the whole list once a page of it is chosen', async () => {
    const { sent } = await showList({
      answers: {
        'GET /manager/contracts': ({ query }) =>
          pageOf(JSON.stringify(query).includes('"per_page":100') ? exampleRows : exampleRows.slice(0, 2), {
            total: exampleRows.length,
          }),
      },
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Scegli tutte le righe della pagina' }));
    const bar = screen.getByRole('region', { name: 'Azioni sulle righe scelte' });
    expect(bar).toHaveTextContent('2 selezionati');

    await userEvent.click(within(bar).getByRole('button', { name: `Seleziona tutti i ${exampleRows.length}` }));

    await waitFor(() => expect(bar).toHaveTextContent(`${exampleRows.length} selezionati`));
    expect(within(bar).queryByRole('button', { name: /Seleziona/ })).not.toBeInTheDocument();
    expect(listQueries(sent)).toContainEqual(expect.objectContaining({ page: 1, per_page: 100 }));
  });

  it('chooses nothing in a list that one has gone on to meanwhile', async () => {
    let arrive = () => {};
    const widened = new Promise((resolve) => {
      arrive = () => resolve(pageOf(exampleRows));
    });
    await showList({
      answers: {
        'GET /manager/contracts': ({ query }) =>
          JSON.stringify(query).includes('"per_page":100')
            ? widened
            : pageOf(exampleRows.slice(0, 2), { counts: { DRAFT: 1 }, total: 7 }),
      },
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Scegli tutte le righe della pagina' }));
    await userEvent.click(screen.getByRole('button', { name: 'Seleziona tutti i 7' }));
    await userEvent.click(screen.getByRole('button', { name: /^Bozza/ }));
    await act(async () => arrive());

    expect(screen.queryByRole('region', { name: 'Azioni sulle righe scelte' })).not.toBeInTheDocument();
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  });

  it('tells of every chosen contract what became of it', async () => {
    const { sent } = await showList({
      answers: {
        'POST /manager/contracts/bulk': () => ({
          message: 'Fatto.',
          data: [
            { uid: 'EspositoEspositoEsposi', status: 202, message: 'Abbiamo mandato il link per SMS.' },
            { uid: 'GalloGalloGalloGalloGa', status: 422, message: 'Il contratto è già pagato.' },
          ],
        }),
      },
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Scegli CC-2026-003902' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Scegli CC-2026-004150' }));

    const bar = screen.getByRole('region', { name: 'Azioni sulle righe scelte' });
    expect(bar).toHaveTextContent('2.680,00 €');
    await userEvent.click(within(bar).getByRole('button', { name: 'Reinvia SMS a 1 su 2' }));
    const question = await screen.findByRole('alertdialog', { name: 'Inviare un SMS a un cliente?' });
    expect(question).toHaveTextContent('A uno di quelli scelti non si invia.');
    expect(sent.filter(({ path }) => path === '/manager/contracts/bulk')).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Invia' }));

    const result = await screen.findByRole('dialog', { name: 'SMS inviati' });
    expect(result).toHaveTextContent('1 su 2. Una riga è rimasta com’era.');
    expect(within(result).getByText('Il contratto è già pagato.')).toBeInTheDocument();
    expect(within(result).getByText('Abbiamo mandato il link per SMS.')).toBeInTheDocument();
    const call = sent.find(({ path }) => path === '/manager/contracts/bulk');
    expect(call?.options.idempotencyKey).toBeDefined();
    expect(call?.body).toEqual({
      action: 'resend-sms',
      uids: ['EspositoEspositoEsposi', 'GalloGalloGalloGalloGa'],
    });
  });

  it('no longer counts a chosen contract that its own menu deleted', async () => {
    let rows = exampleRows;
    await showList({
      answers: {
        'GET /manager/contracts': () => pageOf(rows),
        'DELETE /manager/contracts/SannaSannaSannaSannaSa/delete': () => {
          rows = exampleRows.filter(({ code }) => code !== 'CC-2026-003917');
        },
      },
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Scegli CC-2026-003902' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Scegli CC-2026-003917' }));
    await userEvent.click(screen.getByRole('button', { name: 'Azioni per CC-2026-003917' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Elimina/ }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: /^Elimina/ }));

    const bar = screen.getByRole('region', { name: 'Azioni sulle righe scelte' });
    await waitFor(() => expect(bar).toHaveTextContent('1 selezionato'));
    expect(bar).toHaveTextContent('690,00 €');
  });

  it('takes what a colleague deleted first for deleted, as was asked for, and says so', async () => {
    let rows = exampleRows;
    const { notices } = await showList({
      answers: {
        'GET /manager/contracts': () => pageOf(rows),
        'DELETE /manager/contracts/SannaSannaSannaSannaSa/delete': () => {
          rows = exampleRows.filter(({ code }) => code !== 'CC-2026-003917');
          throw refusal('not_found', 'Qui non c’è nulla.');
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Azioni per CC-2026-003917' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Elimina/ }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: /^Elimina/ }));

    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByText('CC-2026-003917')).not.toBeInTheDocument());
    expect(notices.map(({ text }) => text)).toContain('CC-2026-003917 non c’è più: forse è già stato eliminato.');
  });

  it('says in a row’s menu why something is not possible', async () => {
    await showList();
    await userEvent.click(await screen.findByRole('button', { name: 'Azioni per CC-2026-004150' }));

    const menu = await screen.findByRole('menu');
    expect(within(menu).getByRole('menuitem', { name: /Modifica/ })).toHaveAttribute('aria-disabled', 'true');
    expect(within(menu).getByRole('menuitem', { name: /Elimina/ })).toHaveTextContent('È già pagato');
    expect(within(menu).getByRole('menuitem', { name: /Scarica il PDF/ })).not.toHaveAttribute('aria-disabled');
  });

  it.each([
    ['CSV, testo semplice', { format: 'csv', headings: 'words' }],
    ['XLSX per programmi, con i nomi dei campi', { format: 'xlsx', headings: 'fields' }],
  ])('takes the list out as it is filtered: %s', async (name, chosen) => {
    const { sent } = await showList(
      { answers: { 'GET /manager/contracts/export': () => new Promise(() => undefined) } },
      `${list}?status=DRAFT&search=sanna`,
    );
    await screen.findByRole('row', { name: /CC-2026-003902/ });
    await userEvent.click(screen.getByRole('button', { name: 'Esporta' }));
    await userEvent.click(await screen.findByRole('menuitem', { name }));

    await waitFor(() =>
      expect(sent.find(({ path }) => path === '/manager/contracts/export')?.query).toEqual({
        ...chosen,
        search: 'sanna',
        sort: '-updated_at',
        wheres: [{ field: 'status', op: 'eq', value: 'DRAFT' }],
      }),
    );
    expect(screen.getByRole('progressbar', { name: 'Esportazione di 4 contratti' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Interrompi' })).toBeInTheDocument();
  });

  it('asks for views and their numbers, and for the types of packages, when somebody turns to them', async () => {
    const { sent } = await showList();
    await screen.findByRole('row', { name: /CC-2026-003902/ });
    const asked = (path: string) => sent.filter((call) => call.path === path).length;
    expect([asked('/account/views'), asked('/manager/pack-types')]).toEqual([0, 0]);
    const counted = asked('/manager/contracts');

    await userEvent.click(screen.getByRole('button', { name: 'Viste' }));
    await waitFor(() => expect(asked('/account/views')).toBe(1));
    await waitFor(() => expect(asked('/manager/contracts')).toBeGreaterThan(counted));
    expect(asked('/manager/pack-types')).toBe(1);
  });

  it('narrows by a type and a dealer of the address from the first, and asks what they are called', async () => {
    const { sent } = await showList(
      { answers: { 'GET /manager/pack-types': () => new Promise(() => {}) } },
      `${list}?type=24-mesi&store_uid=s1`,
    );
    await screen.findByRole('row', { name: /CC-2026-003902/ });
    expect(sent.some(({ path }) => path === '/manager/pack-types')).toBe(true);
    const narrowed = [
      { field: 'store_uid', op: 'eq', value: 's1' },
      { field: 'type', op: 'eq', value: '24-mesi' },
    ];
    for (const query of listQueries(sent)) expect(query).toMatchObject({ wheres: expect.arrayContaining(narrowed) });
  });

  it('keeps the present filters as a view', async () => {
    const { sent } = await showList(
      { answers: { 'POST /account/views': () => ({ message: 'Vista salvata.', data: {} }) } },
      `${list}?status=DRAFT`,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Viste' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Salva questi filtri come vista' }));
    const name = await screen.findByLabelText(/Nome della vista/);
    await userEvent.type(name, 'in scadenza');
    await userEvent.click(screen.getByRole('button', { name: 'Salva la vista' }));
    expect(name).toHaveAccessibleDescription(/^Una vista con questo nome c’è già per tutti/);

    await userEvent.clear(name);
    await userEvent.type(name, 'Bozze di Andrea');
    await userEvent.click(screen.getByRole('button', { name: 'Salva la vista' }));

    await waitFor(() =>
      expect(sent.find(({ entry }) => entry.method === 'POST')?.body).toEqual({
        list: 'manager-contracts',
        name: 'Bozze di Andrea',
        query: 'status=DRAFT',
        shared: false,
      }),
    );
  });

  it('gives the view that it shows another name, and stays where it is', async () => {
    const view = {
      id: '0d9f2c1e-3b4a-4c5d-8e6f-7a8b9c0d1e2f',
      name: 'Bozze di Andrea',
      query: 'status=DRAFT&sort=-total',
      own: true,
      shared: true,
      list: 'manager-contracts',
    };
    let { name } = view;
    const { sent } = await showList(
      {
        answers: {
          'GET /account/views': () => ({ data: [{ ...view, name }] }),
          [`PATCH /account/views/${view.id}`]: () => {
            name = 'Bozze';
            return { message: 'Vista salvata.', data: { ...view, name } };
          },
        },
      },
      `${list}?${view.query}`,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Viste' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rinomina la vista «Bozze di Andrea»' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rinomina la vista «Bozze di Andrea»' }));
    const field = dialog.getByLabelText(/Nome della vista/);
    expect(field).toHaveValue('Bozze di Andrea');
    expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.type(field, 'in scadenza');
    await userEvent.click(dialog.getByRole('button', { name: 'Rinomina' }));
    expect(field).toHaveAccessibleDescription(/^Una vista con questo nome c’è già per tutti/);
    await userEvent.clear(field);
    await userEvent.type(field, 'Bozze');
    await userEvent.click(dialog.getByRole('button', { name: 'Rinomina' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent.find(({ entry }) => entry.method === 'PATCH')?.body).toEqual({ name: 'Bozze' });
    expect(address()).toBe(`${list}?${view.query}`);
    await userEvent.click(screen.getByRole('button', { name: 'Viste' }));
    expect(await screen.findByRole('menuitem', { name: /^Bozze(?! di)/ })).toBeVisible();
  });

  it('removes the view that it shows, if it is one’s own', async () => {
    const view = { id: '0d9f2c1e-3b4a-4c5d-8e6f-7a8b9c0d1e2f', name: 'Bozze di Andrea', query: 'status=DRAFT' };
    const { sent } = await showList(
      {
        answers: {
          'GET /account/views': () => ({ data: [{ ...view, own: true, shared: false, list: 'manager-contracts' }] }),
          [`DELETE /account/views/${view.id}`]: () => undefined,
        },
      },
      `${list}?status=DRAFT`,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Viste' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Elimina la vista «Bozze di Andrea»' }));

    await waitFor(() => expect(sent.some(({ entry }) => entry.method === 'DELETE')).toBe(true));
  });
});

describe('a list without rows', () => {
  it('begins with the VIN where there is no contract yet', async () => {
    await showList({ rows: [] });
    await screen.findByRole('heading', { name: 'Basta il telaio' });

    await userEvent.type(screen.getByRole('textbox', { name: /telaio/i }), 'ZACPJFCW1SP018273');
    await userEvent.click(screen.getByRole('button', { name: 'Cerca' }));
    expect(address()).toBe(`${list}/new-contract?vin=ZACPJFCW1SP018273`);
  });

  it.each([
    ['GT 190 RZ', { field: 'car_plate', value: 'GT109RZ', swapped: true }, 'C’è GT 109 RZ: forse due cifre scambiate.'],
    [
      'TG109RZ',
      { field: 'car_plate', value: 'GT109RZ', swapped: true },
      'C’è GT 109 RZ: forse due caratteri scambiati.',
    ],
    ['GT108RZ', { field: 'car_plate', value: 'GT109RZ', swapped: false }, 'C’è GT 109 RZ: forse una cifra sbagliata.'],
  ])('says of %s what there is instead, and searches that', async (typed, near, sentence) => {
    const { sent } = await showList(
      { answers: { 'GET /manager/contracts': () => pageOf([], { sum: '0.00', near }) } },
      `${list}?search=${encodeURIComponent(typed)}`,
    );

    const meant = await screen.findByRole('button', { name: 'GT 109 RZ' });
    expect(meant.parentElement).toHaveTextContent(sentence);
    await userEvent.click(meant);
    expect(address()).toBe(`${list}?search=GT109RZ`);
    expect(listQueries(sent)).toContainEqual(expect.objectContaining({ search: 'GT109RZ' }));
  });

  it('offers to empty the search where nothing matches', async () => {
    await showList({ rows: [] }, `${list}?search=GT190RZ`);
    expect(await screen.findByRole('heading', { name: 'Nessun risultato per «GT190RZ»' })).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Svuota la ricerca' }));
    expect(address()).toBe(list);
  });

  it('offers another try where it does not load', async () => {
    const failing = () => {
      throw refusal('unavailable', 'Il servizio non risponde.');
    };
    await showList({ answers: { 'GET /manager/contracts': failing } });

    expect(await screen.findByRole('heading', { name: 'Impossibile caricare l’elenco' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Riprova' })).toBeInTheDocument();
  });

  it('says whom to write to where the account has no dealer', async () => {
    await showList({ rows: [], stores: [] });
    expect(await screen.findByRole('heading', { name: 'Nessun dealer assegnato' })).toBeInTheDocument();
  });
});
