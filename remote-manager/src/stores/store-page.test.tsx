import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { host } from 'shared-api/host';
import { provideTestHost, refusal } from 'shared-api/testing';
import { storeWith } from 'shared-staff/testing';
import { Route, Routes } from 'shared-ui/router';
import { expectAccessible, renderWithHost } from 'shared-ui/testing';
import { StorePage } from './store-page';

const store = storeWith({
  opening_hours: { mon: [{ from: '08:30', to: '12:30' }] },
  iban: 'IT60X0542811101000000123456',
});
const meta = { current_page: 1, last_page: 1, per_page: 12, total: 1 };
const notice = {
  id: '7d7f3f1a-2b3c-4f5e-8f53-0b9b0d0e2f4a',
  title: 'SMS non consegnato',
  excerpt: 'Il telefono di Marco è spento.',
  body: '',
  type: 'warning',
  cta_label: null,
  cta_url: null,
  visible: true,
  closable: true,
  visible_at: null,
  expire_at: null,
  automatic: true,
  seen: false,
  created_at: '2026-11-20T09:00:00Z',
};

const saved = (body: unknown): unknown => ({ data: { ...store, ...Object(body), version: 2 }, message: 'Salvato.' });

async function open(update = saved, now = () => store, notices = [notice]) {
  const host = provideTestHost(
    ({ entry, path, body, query }) => {
      if (entry.method === 'PATCH') return update(body);
      if (path.endsWith('/notifications')) {
        const data = notices.slice(0, Number(Object(query).per_page ?? meta.per_page));
        return { data, meta: { ...meta, total: notices.length } };
      }
      if (path === '/manager/stores') return { data: [store], meta };
      if (path.endsWith(store.store_uid)) return { data: now() };
      return { data: [], meta: { ...meta, total: 4 } };
    },
    { roles: ['manager'] },
  );
  const page = renderWithHost(
    <Routes>
      <Route path="/:store_uid" element={<StorePage />} />
    </Routes>,
    { route: `/${store.store_uid}` },
  );
  await screen.findByRole('heading', { level: 1, name: store.name });
  await screen.findByText(notice.title);
  return { ...host, ...page };
}

const patched = (sent: Awaited<ReturnType<typeof open>>['sent']) =>
  sent.filter(({ entry }) => entry.method === 'PATCH').map(({ body, options }) => [body, options.ifMatch]);

test('shows what a manager changes and what only the operator does, without an obstacle', async () => {
  const { container } = await open();

  expect(screen.getByLabelText('Telefono')).toHaveValue('+390115550100');
  expect(screen.getByText('IT60 X054 2811 1010 0000 0123 456')).toBeInTheDocument();
  expect(screen.queryByLabelText('IBAN')).not.toBeInTheDocument();
  await expectAccessible(container);
});

test('only what was changed is saved: a phone and Tuesday’s hours', async () => {
  const { sent } = await open();

  await userEvent.clear(screen.getByLabelText('Telefono'));
  await userEvent.type(screen.getByLabelText('Telefono'), '011 5550 199');
  await userEvent.type(screen.getByRole('textbox', { name: 'Martedì' }), '8:30-12:30');
  await userEvent.click(screen.getAllByRole('button', { name: 'Salva' })[0] ?? document.body);

  expect(patched(sent)).toEqual([
    [
      {
        phone: '011 5550 199',
        opening_hours: { mon: [{ from: '08:30', to: '12:30' }], tue: [{ from: '08:30', to: '12:30' }] },
      },
      '"1"',
    ],
  ]);
});

test('what was typed of a dealer that is the manager’s no more stays, and that it cannot be saved is told', async () => {
  await open(() => {
    throw refusal('not_found', 'Qui non c’è nulla.');
  });
  await userEvent.clear(screen.getByLabelText('Telefono'));
  await userEvent.type(screen.getByLabelText('Telefono'), '011 5550 199');
  await userEvent.click(screen.getAllByRole('button', { name: 'Salva' })[0] ?? document.body);

  expect(
    await screen.findByText(
      'Non si può più salvare: nel frattempo il dealer è stato eliminato, oppure non è più tra quelli assegnati a te.',
    ),
  ).toBeVisible();
  expect(screen.getByLabelText('Telefono')).toHaveValue('011 5550 199');
});

test('a site takes the scheme that nobody types when its field is left, and a wrong one is told', async () => {
  const { sent } = await open();
  const site = screen.getByLabelText(/^Sito/);

  await userEvent.clear(site);
  await userEvent.type(site, 'autocentro');
  await userEvent.tab();
  expect(await screen.findByText('Serve l’indirizzo di un sito: per esempio autocentro.it.')).toBeInTheDocument();

  await userEvent.clear(site);
  await userEvent.type(site, 'autocentro.it');
  await userEvent.tab();
  expect(site).toHaveValue('https://autocentro.it');
  await userEvent.click(screen.getAllByRole('button', { name: 'Salva' })[0] ?? document.body);
  expect(patched(sent)).toEqual([[{ website: 'https://autocentro.it' }, '"1"']]);
});

test('hours that end before they begin are not sent', async () => {
  const { sent } = await open();

  const monday = screen.getByRole('textbox', { name: 'Lunedì' });
  await userEvent.clear(monday);
  await userEvent.type(monday, '13-12:30');
  await userEvent.click(screen.getAllByRole('button', { name: 'Salva' })[0] ?? document.body);

  expect(await screen.findByText('La chiusura viene prima dell’apertura.')).toBeInTheDocument();
  expect(patched(sent)).toEqual([]);
});

test('the summary tells what is wrong with each day, and leads to the first', async () => {
  await open();

  const monday = screen.getByRole('textbox', { name: 'Lunedì' });
  await userEvent.clear(monday);
  await userEvent.type(monday, '13-12:30');
  await userEvent.type(screen.getByRole('textbox', { name: 'Sabato' }), 'boh');
  await userEvent.click(screen.getAllByRole('button', { name: 'Salva' })[0] ?? document.body);

  await waitFor(() => expect(monday).toHaveFocus());
  const told = await screen.findByRole('button', {
    name: /^Orari: Lunedì: La chiusura viene prima dell’apertura\. Sabato: Scrivere gli orari come/,
  });
  await userEvent.click(told);
  expect(monday).toHaveFocus();
});

test('who comes second chooses between both dealers’ data', async () => {
  const theirs = { ...store, phone: '+390115550222', version: 2 };
  let moved = false;
  const { sent } = await open(
    (body) => {
      if (moved) return { data: { ...theirs, ...Object(body), version: 3 }, message: 'Salvato.' };
      moved = true;
      throw refusal('stale', 'Qualcuno ha salvato prima.');
    },
    () => (moved ? theirs : store),
  );
  await userEvent.clear(screen.getByLabelText('Telefono'));
  await userEvent.type(screen.getByLabelText('Telefono'), '011 5550 199');
  await userEvent.click(screen.getAllByRole('button', { name: 'Salva' })[0] ?? document.body);

  const dialog = within(await screen.findByRole('dialog', { name: 'Qualcun altro ha salvato prima' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Salva le scelte' }));
  await waitFor(() =>
    expect(patched(sent)).toEqual([
      [{ phone: '011 5550 199' }, '"1"'],
      [{ phone: '011 5550 199' }, '"2"'],
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a notice that is closed stays closed on this device', async () => {
  await open();

  await userEvent.click(screen.getByRole('button', { name: 'Chiudi l’avviso «SMS non consegnato»' }));

  expect(screen.queryByText(notice.title)).not.toBeInTheDocument();
  expect(host().closedNotices.get()).toEqual([notice.id]);
});

test('another’s dealer looks like one that does not exist', async () => {
  provideTestHost(() => {
    throw refusal('not_found', 'Non trovato.');
  });
  renderWithHost(
    <Routes>
      <Route path="/:store_uid" element={<StorePage />} />
    </Routes>,
    { route: '/6bd87532-a49a-411f-bc98-f62e88e90d05' },
  );

  expect(await screen.findByRole('heading', { level: 1, name: 'Dealer non trovato' })).toBeInTheDocument();
});

test('all open notices are asked for and counted, more than a page of them too', async () => {
  const many = Array.from({ length: 14 }, (_, n) => ({
    ...notice,
    id: `${n}`,
    title: n === 0 ? notice.title : `Avviso ${n}`,
  }));
  await open(saved, () => store, many);

  expect(await screen.findByRole('region', { name: /Avvisi/ })).toHaveTextContent('14');
});

test('a picture taken away leaves the keyboard at its panel', async () => {
  await open(saved, () => ({ ...store, thumbnail: { thumbnail: '/t.webp', image: '/i.webp' } }));
  await userEvent.click(await screen.findByRole('button', { name: 'Togli l’immagine' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Togli l’immagine' })).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'Immagine' })).toHaveFocus();
});

test('the card is told apart where no customer is offered it', async () => {
  await open(saved, () => storeWith({ payments_methods: ['concessionaria', 'carta'], takes_cards: false }));
  expect(screen.getByText(/Carta.* \(non si offre ai clienti: manca il gestore/)).toBeVisible();
});
