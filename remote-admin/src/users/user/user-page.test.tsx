import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AdminUser } from 'shared-api/entities';
import type { Answer } from 'shared-api/testing';
import { refusal } from 'shared-api/testing';
import { Route, Routes } from 'shared-ui/router';
import { expectAccessible, renderWithHost } from 'shared-ui/testing';
import { changesOf, pageOf, personWith, provideAdminServer } from '../../common/testing/people';
import { exampleArea } from '../../common/testing/system';
import { UserPage } from './user-page';

const person = personWith();
const base = `/admin/users/${person.uid}`;
const phone = {
  id: '11112222-2b3c-4f5e-8f53-0b9b0d0e2f4a',
  device: 'Safari su iPhone',
  address: '93.35.xxx.xxx',
  created_at: '2026-11-20T18:02:00Z',
  last_seen_at: '2026-11-21T07:00:00Z',
  current: false,
};
const lambro = {
  store_uid: '7d7f3f1a-2f4a-4f5e-8f53-0b9b0d0e2b3c',
  name: 'Autocentro Lambro',
  address: 'via Rombon 41',
  city: 'Milano',
};
const lingotto = {
  ...lambro,
  store_uid: person.stores[0]?.store_uid,
  name: 'Autocentro Lingotto Torino',
  attached_at: '2024-01-12T09:00:00Z',
};
const consents = {
  ...person.privacy,
  history: [
    { consent: 'marketing', given: true, text_version: '2026-11', source: 'account', at: '2026-09-02T16:40:00Z' },
    { consent: 'survey', given: false, text_version: '2026-11', source: 'contract', at: '2024-06-12T09:12:00Z' },
    { consent: 'survey', given: true, text_version: '2026-11', source: 'contract', at: '2024-05-12T09:12:00Z' },
    { consent: 'survey', given: false, text_version: '2026-11', source: 'contract', at: '2024-01-12T09:12:00Z' },
    { consent: 'general', given: true, text_version: '2026-11', source: 'contract', at: '2024-01-12T09:12:00Z' },
  ],
};

interface Opened {
  user?: Partial<AdminUser>;
  me?: string;
  admins?: number;
  answers?: Readonly<Record<string, Answer>>;
  /** What pages hold that leaving them would lose. */
  held?: Set<object>;
}

/** The list, and what is still held as it is shown. */
function AllUsers({ held }: { held: Set<object> }) {
  return <p>Tutti gli utenti, {held.size} non salvati</p>;
}

/** Opens the page of a person; `me` is the one who looks at it. */
async function open({ user = {}, me = 'somebody-else', admins = 2, answers = {}, held = new Set() }: Opened = {}) {
  const shown = { ...person, ...user };
  const looking = { ...person, uid: me };
  const saved: Answer = ({ body }) => ({ data: { ...shown, ...Object(body), version: 8 }, message: 'Salvato.' });
  const host = provideAdminServer(
    {
      [`GET ${base}`]: () => ({ data: shown }),
      [`GET ${base}/stores`]: () => pageOf([lingotto]),
      [`GET ${base}/sessions`]: () => ({ data: [phone] }),
      [`GET ${base}/privacy`]: () => ({ data: consents }),
      [`GET ${base}/contracts`]: () => pageOf([]),
      [`GET ${base}/kept-by-law`]: () => ({
        data: [{ what: 'un contratto firmato', law: 'art. 2220 c.c.', until: '2036-11-21T00:00:00Z' }],
      }),
      'GET /admin/users/search': () => pageOf([shown], { total: admins }),
      'GET /admin/stores/search': () => pageOf([lambro]),
      'GET /admin/system/areas': () => ({ data: [exampleArea('shell'), exampleArea('remote-admin')] }),
      [`PATCH ${base}/update-profile`]: saved,
      [`PATCH ${base}/update-roles`]: saved,
      [`PATCH ${base}/update-release-areas`]: saved,
      [`PATCH ${base}/update-settings`]: saved,
      [`PATCH ${base}/update-privacy`]: () => ({ data: shown, message: 'Revocato.' }),
      [`DELETE ${base}/sessions/${phone.id}`]: () => undefined,
      [`DELETE ${base}/sessions`]: () => undefined,
      [`DELETE ${base}/destroy`]: () => undefined,
      ...answers,
    },
    {
      person: { get: () => looking, subscribe: () => () => undefined },
      holdUnsaved() {
        const input = {};
        held.add(input);
        return () => held.delete(input);
      },
    },
  );
  const page = renderWithHost(
    <Routes>
      <Route path="/:user_uid" element={<UserPage />} />
      <Route path="/cms/admin/users" element={<AllUsers held={held} />} />
    </Routes>,
    { route: `/${person.uid}` },
  );
  await screen.findByRole('heading', { level: 1 });
  await screen.findByText('Safari su iPhone');
  return { ...host, ...page };
}

const part = (name: string) => within(screen.getByRole('region', { name }));

async function retype(name: string, text: string) {
  const field = part('Profilo').getByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

test('stands in nobody’s way', async () => {
  const { container } = await open();
  await expectAccessible(container);
});

test('every field of the profile is required or optional, and says so', async () => {
  await open();
  const fields = [...screen.getByRole('region', { name: 'Profilo' }).querySelectorAll('label')];

  expect(fields.map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'Nome*',
    'Cognome*',
    'E-mail*verificata',
    ...['Cellulare', 'Indirizzo', 'Scala, interno', 'CAP', 'Comune'].map((name) => `${name}facoltativo`),
    ...['Provincia', 'Data di nascita', 'Codice fiscale'].map((name) => `${name}facoltativo`),
  ]);
});

test('shows a person whole', async () => {
  await open();
  await screen.findByText('dal 12/01/2024');

  expect(screen.getByText('Manager di un dealer, ultimo accesso oggi alle 08:31')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sessioni 1' })).toHaveAttribute('href', '#sessioni');
  expect(part('Sessioni').getByText('ieri dalle 19:02')).toBeInTheDocument();
  expect(part('Privacy').getByText('area personale')).toBeInTheDocument();
  const said = part('Privacy')
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(said[2]).toContain('Sondaggirevocato');
  expect(said[4]).toContain('Sondaggino');
});

test('what is wrong is listed with ways to it, and nothing is sent', async () => {
  const { sent } = await open();
  await retype('Cellulare', '+39 347 555 01');
  await retype('CAP', '1012');
  expect(screen.getByRole('link', { name: /Profilo.*modifiche non salvate/ })).toBeInTheDocument();
  expect(screen.getByText(/Modificati: Cellulare e CAP/)).toBeInTheDocument();
  await userEvent.click(part('Profilo').getByRole('button', { name: 'Salva il profilo' }));

  const summary = await part('Profilo').findByRole('alert');
  expect(summary).toHaveTextContent('Ci sono 2 dati da correggere');
  await userEvent.click(within(summary).getByRole('button', { name: /^CAP/ }));
  expect(part('Profilo').getByRole('textbox', { name: 'CAP' })).toHaveFocus();
  expect(changesOf(sent, 'PATCH')).toEqual([]);
});

test('only what was changed is saved, on the version that was shown', async () => {
  const { sent } = await open();
  await retype('Comune', 'Moncalieri');
  await userEvent.click(part('Profilo').getByRole('button', { name: 'Salva il profilo' }));

  await waitFor(() => expect(changesOf(sent, 'PATCH')).toEqual([[`${base}/update-profile`, { city: 'Moncalieri' }]]));
  expect(sent.find(({ entry }) => entry.method === 'PATCH')?.options.ifMatch).toBe('"7"');
  await waitFor(() => expect(screen.queryByText(/modifiche non salvate/)).not.toBeInTheDocument());
});

test('a CAP and a province that were emptied are taken away', async () => {
  const { sent } = await open();
  await userEvent.clear(part('Profilo').getByRole('textbox', { name: 'CAP' }));
  await userEvent.selectOptions(part('Profilo').getByRole('combobox', { name: 'Provincia' }), '');
  await userEvent.click(part('Profilo').getByRole('button', { name: 'Salva il profilo' }));

  await waitFor(() =>
    expect(changesOf(sent, 'PATCH')).toEqual([[`${base}/update-profile`, { zip_code: null, province: null }]]),
  );
});

test('who saves second chooses between both versions, and nothing typed is lost', async () => {
  const theirs = { ...person, version: 8, city: 'Rivoli', firstname: 'Clara' };
  let saved = false;
  const { sent } = await open({
    answers: {
      [`GET ${base}`]: () => ({ data: saved ? theirs : person }),
      [`PATCH ${base}/update-profile`]: ({ options, body }) => {
        saved = true;
        if (options.ifMatch === '"8"') return { data: { ...theirs, ...Object(body), version: 9 }, message: 'Salvato.' };
        throw refusal('stale', 'È cambiato.');
      },
    },
  });
  await retype('Comune', 'Moncalieri');
  await userEvent.click(part('Profilo').getByRole('button', { name: 'Salva il profilo' }));

  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('radio', { name: 'Già salvata: Rivoli' })).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('radio', { name: 'Questa, non salvata: Moncalieri' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Salva le scelte' }));

  await waitFor(() => expect(changesOf(sent, 'PATCH').at(-1)?.[1]).toEqual({ city: 'Moncalieri' }));
  await waitFor(() => expect(part('Profilo').getByRole('textbox', { name: 'Nome' })).toHaveValue('Clara'));
});

test('roles are changed together, and what goes with them is said first: the sessions too', async () => {
  let sessions: readonly (typeof phone)[] = [phone];
  const { sent } = await open({
    answers: {
      [`GET ${base}/sessions`]: () => ({ data: sessions }),
      [`PATCH ${base}/update-roles`]: () => {
        sessions = [];
        return { data: { ...person, roles: ['user'], version: 8 }, message: 'Salvato.' };
      },
    },
  });
  await userEvent.click(part('Ruoli').getByRole('checkbox', { name: 'Manager' }));
  expect(part('Ruoli').getByText('Senza il ruolo di manager perde il dealer collegato.')).toBeVisible();
  await userEvent.click(part('Ruoli').getByRole('button', { name: 'Salva i ruoli' }));

  await waitFor(() => expect(changesOf(sent, 'PATCH')).toEqual([[`${base}/update-roles`, { roles: ['user'] }]]));
  await waitFor(() => expect(screen.queryByText('Safari su iPhone')).not.toBeInTheDocument());
});

test('who shuts out the only person in charge of a dealer hears which dealer that is, whatever the way', async () => {
  const alone =
    /^Nessun’altra persona attiva è responsabile di Autocentro Lingotto Torino: il dealer resta fuori vendita/;
  await open({ user: { only_manager_of: person.stores.map(({ store_uid }) => store_uid) } });
  expect(screen.queryByText(alone)).not.toBeInTheDocument();

  await userEvent.click(part('Ruoli').getByRole('checkbox', { name: 'Manager' }));
  expect(part('Ruoli').getByText(alone)).toBeVisible();
  await userEvent.click(part('Ruoli').getByRole('checkbox', { name: 'Manager' }));
  for (const way of ['Disattiva l’account', 'Cancella l’account']) {
    await userEvent.click(part('Chiusura').getByRole('button', { name: way }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(alone)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Annulla' }));
  }
});

test('nobody changes their own roles or closes their own account', async () => {
  await open({ me: person.uid });

  expect(part('Ruoli').getByText(/Sono i tuoi ruoli/)).toBeVisible();
  expect(part('Ruoli').getByRole('checkbox', { name: 'Cliente' })).toBeDisabled();
  expect(part('Chiusura').getByRole('button', { name: 'Cancella l’account' })).toHaveAttribute('aria-disabled', 'true');
});

test('the last administrator stays one', async () => {
  await open({ user: { roles: ['admin', 'user'] }, admins: 1 });

  expect(await part('Ruoli').findByText(/È l’unico amministratore attivo/)).toBeVisible();
  expect(part('Ruoli').getByRole('checkbox', { name: 'Amministratore' })).toBeDisabled();
  expect(part('Ruoli').getByRole('checkbox', { name: 'Manager' })).toBeEnabled();
  expect(part('Chiusura').getByRole('button', { name: 'Disattiva l’account' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('an administrator is limited to the areas that are ticked', async () => {
  const { sent } = await open({ user: { roles: ['admin', 'user'], release_areas: null } });
  await userEvent.click(
    await part('Rilasci').findByRole('checkbox', { name: 'Tutte le aree, anche quelle che verranno' }),
  );
  await userEvent.click(await part('Rilasci').findByRole('checkbox', { name: 'Cornice' }));
  await userEvent.click(part('Rilasci').getByRole('button', { name: 'Salva le aree' }));
  await waitFor(() =>
    expect(changesOf(sent, 'PATCH')).toEqual([[`${base}/update-release-areas`, { areas: ['remote-admin'] }]]),
  );
});

test('only an administrator releases, and nobody chooses their own areas', async () => {
  await open();
  expect(screen.queryByRole('region', { name: 'Rilasci' })).not.toBeInTheDocument();
  cleanup();
  await open({ user: { roles: ['admin', 'user'], release_areas: ['shell'] }, me: person.uid });
  expect(part('Rilasci').getByText(/può cambiarle solo un altro amministratore/)).toBeInTheDocument();
  for (const box of part('Rilasci').getAllByRole('checkbox')) expect(box).toBeDisabled();
});

test('dealers are attached and detached at once', async () => {
  const own = person.stores[0]?.store_uid ?? '';
  const done: Answer = () => ({ data: lambro, message: 'Fatto.' });
  const { sent } = await open({
    answers: {
      [`PATCH /admin/stores/${lambro.store_uid}/manager/attach`]: done,
      [`PATCH /admin/stores/${own}/manager/detach`]: done,
    },
  });
  await userEvent.type(part('Dealer').getByLabelText('Cercare un dealer da collegare'), 'lambro');
  await userEvent.click(await screen.findByRole('option', { name: /Autocentro Lambro/ }));
  await userEvent.click(part('Dealer').getByRole('button', { name: 'Scollega Autocentro Lingotto Torino' }));

  const body = { user_uid: person.uid };
  await waitFor(() =>
    expect(changesOf(sent, 'PATCH')).toEqual([
      [`/admin/stores/${lambro.store_uid}/manager/attach`, body],
      [`/admin/stores/${own}/manager/detach`, body],
    ]),
  );
});

test('the dealer that nobody else is in charge of is detached only after a question', async () => {
  const own = person.stores[0]?.store_uid ?? '';
  const { sent } = await open({
    user: { only_manager_of: [own] },
    answers: {
      [`GET /admin/stores/${own}/live-contracts`]: () => ({ data: { count: 1 } }),
      [`PATCH /admin/stores/${own}/manager/detach`]: () => ({ data: lambro, message: 'Fatto.' }),
    },
  });
  await userEvent.click(part('Dealer').getByRole('button', { name: 'Scollega Autocentro Lingotto Torino' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/un contratto in corso resta senza nessuno che lo segua/)).toBeVisible();
  expect(changesOf(sent, 'PATCH')).toEqual([]);

  await userEvent.click(question.getByRole('button', { name: 'Scollega' }));
  await waitFor(() =>
    expect(changesOf(sent, 'PATCH')).toEqual([[`/admin/stores/${own}/manager/detach`, { user_uid: person.uid }]]),
  );
});

test('a consent can be taken back, never given', async () => {
  const { sent } = await open();
  const marketing = await part('Privacy').findByRole('button', { name: 'Revoca il marketing' });
  expect(part('Privacy').queryByRole('button', { name: 'Revoca i sondaggi' })).not.toBeInTheDocument();
  await userEvent.click(marketing);
  const question = await screen.findByRole('alertdialog', { name: 'Revocare il consenso?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Revoca' }));

  await waitFor(() => expect(changesOf(sent, 'PATCH')).toEqual([[`${base}/update-privacy`, { marketing: false }]]));
});

test('one session is ended, or all', async () => {
  const { sent } = await open();
  await userEvent.click(part('Sessioni').getByRole('button', { name: 'Chiudi la sessione di Safari su iPhone' }));
  await waitFor(() => expect(changesOf(sent, 'DELETE')).toHaveLength(1));
  await userEvent.click(await part('Sessioni').findByRole('button', { name: 'Chiudi tutte' }));

  await waitFor(() =>
    expect(changesOf(sent, 'DELETE').map(([path]) => path)).toEqual([
      `${base}/sessions/${phone.id}`,
      `${base}/sessions`,
    ]),
  );
});

test('settings are saved as changed; an authenticator can only be taken off', async () => {
  const { sent } = await open();
  const settings = part('Impostazioni');
  expect(settings.getByRole('option', { name: 'App di autenticazione' })).toBeDisabled();
  await userEvent.click(settings.getByRole('radio', { name: 'Scuro' }));
  await userEvent.selectOptions(settings.getByLabelText('Righe per pagina'), '25');
  await userEvent.click(settings.getByRole('button', { name: 'Salva le impostazioni' }));

  await waitFor(() =>
    expect(changesOf(sent, 'PATCH')).toEqual([[`${base}/update-settings`, { theme: 'dark', per_page: 25 }]]),
  );
});

test('a part that is saved by the keyboard keeps the focus, though its button goes', async () => {
  await open();
  const settings = part('Impostazioni');
  await userEvent.selectOptions(settings.getByLabelText('Righe per pagina'), '25');
  settings.getByRole('button', { name: 'Salva le impostazioni' }).focus();
  await userEvent.keyboard('{Enter}');

  await waitFor(() => expect(settings.getByRole('heading', { name: 'Impostazioni' })).toHaveFocus());
});

test('an account goes only after the word is typed, and what stays by law is named', async () => {
  const { sent } = await open();
  expect(part('Chiusura').getByText(/I contratti firmati restano come sono, con nome e recapiti, /)).toBeVisible();
  await userEvent.click(part('Chiusura').getByRole('button', { name: 'Cancella l’account' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Cancellare l’account di Chiara Fontana?' }));
  expect(question.getByText(/ i contratti non firmati e le note del personale, /)).toBeVisible();
  expect(await question.findByText('un contratto firmato, fino al 21/11/2036 (art. 2220 c.c.)')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Cancella l’account' }));
  expect(changesOf(sent, 'DELETE')).toEqual([]);
  await userEvent.type(question.getByRole('textbox', { name: 'Scrivere CANCELLA per confermare' }), 'CANCELLA');
  await userEvent.click(question.getByRole('button', { name: 'Cancella l’account' }));

  expect(await screen.findByText(/^Tutti gli utenti/)).toBeInTheDocument();
  expect(changesOf(sent, 'DELETE')).toEqual([[`${base}/destroy`, undefined]]);
});

test('an account that a colleague took away first is gone, as was asked for', async () => {
  await open({
    answers: {
      [`DELETE ${base}/destroy`]: () => {
        throw refusal('not_found', 'Qui non c’è nulla.');
      },
    },
  });
  await userEvent.click(part('Chiusura').getByRole('button', { name: 'Cancella l’account' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.type(question.getByRole('textbox', { name: 'Scrivere CANCELLA per confermare' }), 'CANCELLA');
  await userEvent.click(question.getByRole('button', { name: 'Cancella l’account' }));
  expect(await screen.findByText(/^Tutti gli utenti/)).toBeInTheDocument();
});

test('what was typed about an account goes with it: the way to the list is not asked for', async () => {
  const held = new Set<object>();
  await open({ held });
  await retype('Cognome', 'Fontana Neri');
  expect(held.size).toBeGreaterThan(0);
  await userEvent.click(part('Chiusura').getByRole('button', { name: 'Cancella l’account' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.type(question.getByRole('textbox'), 'CANCELLA');
  await userEvent.click(question.getByRole('button', { name: 'Cancella l’account' }));

  expect(await screen.findByText('Tutti gli utenti, 0 non salvati')).toBeInTheDocument();
});

test('a person who is not there is said in words', async () => {
  provideAdminServer({
    [`GET ${base}`]: () => {
      throw refusal('not_found', 'Non trovato.');
    },
  });
  renderWithHost(
    <Routes>
      <Route path="/:user_uid" element={<UserPage />} />
    </Routes>,
    { route: `/${person.uid}` },
  );

  expect(await screen.findByRole('heading', { level: 1, name: 'Utente non trovato' })).toBeInTheDocument();
});

test('a person who does not come leaves the page its heading, with why and another try', async () => {
  let down = true;
  provideAdminServer({
    [`GET ${base}`]: () => {
      if (down) throw refusal('unavailable', 'Riprovare tra poco.');
      return { data: person };
    },
  });
  renderWithHost(
    <Routes>
      <Route path="/:user_uid" element={<UserPage />} />
    </Routes>,
    { route: `/${person.uid}` },
  );

  expect(await screen.findByRole('heading', { level: 1, name: 'Utente' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Utenti' })).toHaveAttribute('href', '/cms/admin/users');
  expect(screen.getByRole('alert')).toHaveTextContent('Impossibile caricare l’utente');
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByRole('heading', { level: 1, name: person.fullname })).toBeVisible();
});
