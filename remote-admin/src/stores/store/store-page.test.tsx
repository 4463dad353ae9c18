import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answer } from 'shared-api/testing';
import { refusal } from 'shared-api/testing';
import { exampleAnalytics, storeWith } from 'shared-staff/testing';
import { Route, Routes } from 'shared-ui/router';
import { expectAccessible, renderWithHost } from 'shared-ui/testing';
import { changesOf, pageOf, personWith, provideAdminServer } from '../../common/testing/people';
import { StorePage } from './store-page';

const chiara = personWith();
const store = storeWith({
  lat: 45.0312,
  lng: 7.6604,
  opening_hours: { mon: [{ from: '08:30', to: '12:30' }] },
  version: 4,
});
const base = `/admin/stores/${store.store_uid}`;
const asManager = { uid: chiara.uid, firstname: 'Chiara', lastname: 'Fontana', email: chiara.email };

async function open(answers: Readonly<Record<string, Answer>> = {}) {
  const saved: Answer = ({ body }) => ({ data: { ...store, ...Object(body), version: 5 }, message: 'Salvato.' });
  const host = provideAdminServer({
    [`GET ${base}`]: () => ({ data: store }),
    'GET /admin/stores/payments-methods': () => ({
      data: [
        { code: 'concessionaria', title: 'In concessionaria', excerpt: 'Paghi allo sportello.' },
        { code: 'bonifico', title: 'Bonifico', excerpt: 'Ricevi IBAN e causale.' },
      ],
    }),
    'GET /admin/contracts/analytics': () => ({ data: exampleAnalytics }),
    'GET /admin/users/search': () => pageOf([chiara]),
    [`PATCH ${base}/update`]: saved,
    [`PATCH ${base}/manager/attach`]: () => ({
      data: { ...store, managers: [asManager], version: 5 },
      message: 'Affidato.',
    }),
    [`PATCH ${base}/manager/detach`]: () => ({ data: store, message: 'Tolto.' }),
    ...answers,
  });
  const page = renderWithHost(
    <Routes>
      <Route path="/:store_uid" element={<StorePage />} />
      <Route path="/cms/admin/stores" element={<p>Tutti i dealer</p>} />
    </Routes>,
    { route: `/${store.store_uid}` },
  );
  await screen.findByText('Il cliente legge: «Ricevi IBAN e causale.»');
  await screen.findByText('Questa settimana');
  return { ...host, ...page };
}

const part = (name: string) => within(screen.getByRole('region', { name }));

async function retype(region: string, name: string, text: string) {
  const field = part(region).getByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.paste(text);
}

test.each(['Dati', 'Contatti', 'Orari', 'Pagamenti', 'Manager', 'Andamento'])('%s has no obstacle', async (name) => {
  await open();
  await expectAccessible(screen.getByRole('region', { name }));
});

test('its point leads to a map of the streets, its figures to its contracts', async () => {
  await open();

  expect(part('Andamento').getByRole('link', { name: 'Tutti i suoi contratti' })).toHaveAttribute(
    'href',
    `/cms/admin/contracts?store_uid=${store.store_uid}`,
  );
  expect(part('Indirizzo').getByRole('link', { name: 'Controlla sulla mappa stradale' })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/?mlat=45.0312&mlon=7.6604#map=17/45.0312/7.6604',
  );
});

test('each part is saved on its own, with what was changed in it and on the version that was shown', async () => {
  const { sent } = await open();
  await retype('Dati', 'Nome', 'Lingotto Nuovo');
  await retype('Contatti', 'Telefono', '011 555 0199');
  expect(part('Contatti').getByText('Modificati: Telefono')).toBeInTheDocument();
  await userEvent.click(part('Dati').getByRole('button', { name: 'Salva i dati' }));

  await waitFor(() => expect(part('Dati').queryByRole('button')).not.toBeInTheDocument());
  expect(changesOf(sent, 'PATCH')).toEqual([[`${base}/update`, { name: 'Lingotto Nuovo' }]]);
  const change = sent.find(({ entry }) => entry.method === 'PATCH');
  expect(change?.options.ifMatch).toBe('"4"');
  expect(change?.options.idempotencyKey).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Contatti.*modifiche non salvate/ })).toBeInTheDocument();
});

test('who saved first is named, and the other parts show what was saved', async () => {
  const theirs = { ...store, name: 'Lingotto di Giulia', phone: '011 555 0299', version: 5 };
  let isStale = false;
  await open({
    [`GET ${base}`]: () => ({ data: isStale ? theirs : store }),
    [`PATCH ${base}/update`]: () => {
      isStale = true;
      throw refusal('stale', 'Qualcuno ha salvato prima.');
    },
    'GET /admin/audit': () => ({
      data: [
        {
          id: 'a',
          at: '2026-11-21T09:40:00Z',
          actor: { uid: 'u', fullname: 'Giulia Bianchi', role: 'admin' },
          action: 'stores.updated',
          subject: { type: 'store', id: store.store_uid, label: store.name },
          address: null,
          request_id: null,
          data: {},
        },
      ],
      meta: { current_page: 1, last_page: 1, per_page: 1, total: 1 },
    }),
  });
  await retype('Dati', 'Nome', 'Lingotto Nuovo');
  await userEvent.click(part('Dati').getByRole('button', { name: 'Salva i dati' }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Giulia Bianchi ha salvato prima' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Tieni la versione di Giulia Bianchi' }));
  expect(part('Dati').getByRole('textbox', { name: 'Nome' })).toHaveValue('Lingotto di Giulia');
  expect(part('Contatti').getByRole('textbox', { name: 'Telefono' })).toHaveValue('011 555 0299');
});

test('what is wrong is told at its field before anything is sent', async () => {
  const { sent } = await open();
  await retype('Indirizzo', 'CAP', '1012');
  await userEvent.click(part('Indirizzo').getByRole('button', { name: 'Salva l’indirizzo' }));

  const summary = await part('Indirizzo').findByRole('alert');
  await userEvent.click(within(summary).getByRole('button', { name: /^CAP/ }));
  expect(part('Indirizzo').getByRole('textbox', { name: 'CAP' })).toHaveFocus();
  expect(changesOf(sent, 'PATCH')).toEqual([]);
});

test('a code that another dealer has is refused at its field', async () => {
  await open({
    [`PATCH ${base}/update`]: () => {
      throw refusal('validation', 'Dati da correggere.', { code: ['Un altro dealer ha già questo codice.'] });
    },
  });
  await retype('Dati', 'Codice', 'LAMBRO');
  await userEvent.click(part('Dati').getByRole('button', { name: 'Salva i dati' }));

  await waitFor(() =>
    expect(part('Dati').getByRole('textbox', { name: 'Codice' })).toHaveAccessibleDescription(
      /Un altro dealer ha già questo codice\./,
    ),
  );
});

test('a point is pasted whole, and taken away whole', async () => {
  const { sent } = await open();
  const latitude = part('Indirizzo').getByRole('textbox', { name: /Latitudine/ });
  await userEvent.click(latitude);
  await userEvent.paste('45.4937, 9.2573');
  await userEvent.click(part('Indirizzo').getByRole('button', { name: 'Salva l’indirizzo' }));

  await waitFor(() => expect(changesOf(sent, 'PATCH')).toEqual([[`${base}/update`, { lat: 45.4937, lng: 9.2573 }]]));
});

test('hours that cross are not sent', async () => {
  const { sent } = await open();
  const monday = part('Orari').getByRole('textbox', { name: 'Lunedì' });
  await userEvent.clear(monday);
  await userEvent.type(monday, '13-12:30');
  await userEvent.click(part('Orari').getByRole('button', { name: 'Salva gli orari' }));

  expect(await part('Orari').findByText('La chiusura viene prima dell’apertura.')).toBeInTheDocument();
  expect(changesOf(sent, 'PATCH')).toEqual([]);
});

test('who saved first is compared, and one’s own value may win', async () => {
  const theirs = { ...store, name: 'Lingotto Uno', version: 6 };
  let first = true;
  const { sent } = await open({
    [`PATCH ${base}/update`]: ({ body, options }) => {
      if (options.ifMatch !== '"6"') {
        first = false;
        throw refusal('stale', 'Cambiato.');
      }
      return { data: { ...theirs, ...Object(body), version: 7 }, message: 'Salvato.' };
    },
    [`GET ${base}`]: () => ({ data: first ? store : theirs }),
  });
  await retype('Dati', 'Nome', 'Lingotto Due');
  await userEvent.click(part('Dati').getByRole('button', { name: 'Salva i dati' }));

  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: /Lingotto Due/ }));
  await userEvent.click(dialog.getByRole('button', { name: /Salva/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(changesOf(sent, 'PATCH').at(-1)).toEqual([`${base}/update`, { name: 'Lingotto Due' }]);
});

test('a person is found and attached, then detached', async () => {
  const { sent } = await open();
  await userEvent.type(part('Manager').getByRole('combobox', { name: /Cercare una persona/ }), 'chia');
  await userEvent.click(await part('Manager').findByRole('option', { name: /Chiara Fontana/ }));
  const detach = await part('Manager').findByRole('button', { name: 'Scollega Chiara Fontana' });
  expect(part('Manager').getByRole('link', { name: 'Chiara Fontana' })).toBeInTheDocument();
  await userEvent.click(detach);

  expect(await part('Manager').findByText('Nessuno lavora ancora per questo dealer.')).toBeInTheDocument();
  expect(changesOf(sent, 'PATCH')).toEqual([
    [`${base}/manager/attach`, { user_uid: chiara.uid }],
    [`${base}/manager/detach`, { user_uid: chiara.uid }],
  ]);
});

test('Enter attaches nobody whom an earlier part of the name had found', async () => {
  const { sent } = await open();
  const search = part('Manager').getByRole('combobox', { name: /Cercare una persona/ });
  await userEvent.type(search, 'c');
  await part('Manager').findByRole('option', { name: /Chiara Fontana/ });
  await userEvent.type(search, 'aterina{Enter}');

  expect(changesOf(sent, 'PATCH')).toEqual([]);
  expect(search).toHaveValue('caterina');
});

test('who alone is in charge of a dealer is detached only after a question that says what nobody follows then', async () => {
  const { sent } = await open({
    [`GET ${base}`]: () => ({ data: { ...store, online_enabled: false, managers: [asManager] } }),
    [`GET ${base}/live-contracts`]: () => ({ data: { count: 76 } }),
  });
  await userEvent.click(part('Manager').getByRole('button', { name: 'Scollega Chiara Fontana' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Scollegare Chiara Fontana?' }));
  expect(question.getByText(/: 76 contratti in corso restano senza nessuno che li segua/)).toBeVisible();
  expect(changesOf(sent, 'PATCH')).toEqual([]);

  await userEvent.click(question.getByRole('button', { name: 'Scollega' }));
  expect(await part('Manager').findByText('Nessuno lavora ancora per questo dealer.')).toBeInTheDocument();
  expect(changesOf(sent, 'PATCH')).toEqual([[`${base}/manager/detach`, { user_uid: chiara.uid }]]);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('why a person cannot be attached is told in the server’s words', async () => {
  await open({
    [`PATCH ${base}/manager/attach`]: () => {
      throw refusal('validation', 'Dati da correggere.', { user_uid: ['Questa persona lavora già per il dealer.'] });
    },
  });
  await userEvent.type(part('Manager').getByRole('combobox', { name: /Cercare una persona/ }), 'chia');
  await userEvent.click(await part('Manager').findByRole('option', { name: /Chiara Fontana/ }));

  expect(await part('Manager').findByRole('alert')).toHaveTextContent('Questa persona lavora già per il dealer.');
});

test('who is disabled is said to be, and is in charge of nothing', async () => {
  await open({
    [`GET ${base}`]: () => ({ data: { ...store, managers: [asManager] } }),
    // Beyond the people of one answer, too.
    'GET /admin/users/search': ({ query }) =>
      pageOf([Object(query).page === 2 ? { ...chiara, active: false } : personWith({ uid: 'other' })], {
        last_page: 2,
      }),
  });
  expect(await part('Manager').findByText(/account disattivato/)).toBeVisible();
  const [needed] = screen
    .getAllByRole('listitem')
    .filter((item) => item.textContent?.includes('una persona responsabile del dealer'));
  expect(needed).toHaveTextContent(/^Manca: ?Almeno una persona responsabile del dealer$/);
});

test('who is in charge and not disabled is enough', async () => {
  await open({ [`GET ${base}`]: () => ({ data: { ...store, managers: [asManager] } }) });
  expect(part('Manager').queryByText(/account disattivato/)).not.toBeInTheDocument();
  const [needed] = screen
    .getAllByRole('listitem')
    .filter((item) => item.textContent?.includes('una persona responsabile del dealer'));
  expect(needed).toHaveTextContent(/^A posto: ?Almeno una persona responsabile del dealer$/);
});

test('a dealer that is deleted on its page leads to the list', async () => {
  await open({
    [`GET ${base}/live-contracts`]: () => ({ data: { count: 0 } }),
    [`DELETE ${base}/destroy`]: () => undefined,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Elimina il dealer' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.type(dialog.getByRole('textbox'), 'ELIMINA');
  await userEvent.click(dialog.getByRole('button', { name: 'Elimina il dealer' }));

  expect(await screen.findByText('Tutti i dealer')).toBeInTheDocument();
});

test('one that a colleague deleted first is gone, as was asked for', async () => {
  await open({
    [`GET ${base}/live-contracts`]: () => ({ data: { count: 0 } }),
    [`DELETE ${base}/destroy`]: () => {
      throw refusal('not_found', 'Qui non c’è nulla.');
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Elimina il dealer' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.type(dialog.getByRole('textbox'), 'ELIMINA');
  await userEvent.click(dialog.getByRole('button', { name: 'Elimina il dealer' }));
  expect(await screen.findByText('Tutti i dealer')).toBeInTheDocument();
});
