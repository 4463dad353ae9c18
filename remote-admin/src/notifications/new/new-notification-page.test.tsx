import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answer } from 'shared-api/testing';
import { storeWith } from 'shared-staff/testing';
import { Route, Routes } from 'shared-ui/router';
import { expectAccessible, renderWithHost } from 'shared-ui/testing';
import { changesOf, pageOf, personWith, provideAdminServer } from '../../common/testing/people';
import { notificationWith } from '../testing/notification';
import { NewNotificationPage } from './new-notification-page';

const store = storeWith();
const person = personWith();
const known = notificationWith({
  audience: { roles: [], store_uids: [store.store_uid], user_uids: [person.uid] },
});

interface Opened {
  route?: string;
  create?: Answer;
}

async function open({ route = '/', create = () => ({ data: known, message: 'Pubblicata.' }) }: Opened = {}) {
  const host = provideAdminServer({
    'GET /admin/stores/search': () => pageOf([store]),
    'GET /admin/users/search': () => pageOf([person]),
    [`GET /admin/users/${person.uid}`]: () => ({ data: person }),
    [`GET /admin/in-app-notifications/${known.id}`]: () => ({ data: known }),
    'POST /admin/in-app-notifications/create': create,
  });
  const page = renderWithHost(
    <Routes>
      <Route path="/" element={<NewNotificationPage />} />
      <Route path="/cms/admin/in-app-notifications/:id" element={<p>La sua pagina</p>} />
    </Routes>,
    { route },
  );
  await screen.findByRole('textbox', { name: /^Titolo/ });
  return { ...host, ...page };
}

async function write(name: RegExp, text: string) {
  await userEvent.click(screen.getByLabelText(name));
  await userEvent.paste(text);
}

/** Writes a day and, where it shall not be the usual one, an hour. */
async function setMoment(name: RegExp, day: string, hour?: string) {
  const moment = within(screen.getByRole('group', { name }));
  await userEvent.type(moment.getByRole('textbox', { name }), day);
  if (hour === undefined) return;
  await userEvent.clear(moment.getByRole('textbox', { name: 'Ora' }));
  await userEvent.type(moment.getByRole('textbox', { name: 'Ora' }), hour);
}

/** Looks for somebody to tell, and takes the first that is found. */
async function add(search: RegExp, text: string, found: RegExp) {
  await write(search, text);
  await userEvent.click(await screen.findByRole('option', { name: found }));
}

const preview = () => screen.getByRole('region', { name: 'Anteprima' });
const publish = () => {
  const [button] = screen.getAllByRole('button', { name: 'Pubblica' });
  return userEvent.click(button ?? document.body);
};

test('what is written shows at once as people will read it', async () => {
  await open();
  expect(preview()).toHaveTextContent('Qui non compare: nessun dealer è tra i destinatari.');
  await write(/^Titolo/, 'Chiusura natalizia');
  await write(/^In breve/, 'Fermi dal 24 al 26.');
  await write(/^Link di destinazione/, '/dealers');
  await add(/^Aggiungere un dealer/, 'ling', /Autocentro Lingotto/);

  expect(within(preview()).getAllByText('Chiusura natalizia')).toHaveLength(2);
  expect(within(preview()).getAllByRole('link', { name: 'Apri' })[0]).toHaveAttribute('href', '/dealers');
});

test('the form has no obstacle', async () => {
  const { container } = await open();
  await expectAccessible(container);
});

test('it is published for roles, dealers and people, within its time', async () => {
  const { sent } = await open();
  await write(/^Titolo/, 'Chiusura natalizia');
  await write(/^In breve/, 'Fermi dal 24 al 26.');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tipo' }), 'warning');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Cliente' }));
  await add(/^Aggiungere un dealer/, 'ling', /Autocentro Lingotto/);
  await add(/^Aggiungere una persona/, 'chia', /Chiara Fontana/);
  const advertising = screen.getByRole('checkbox', { name: 'Pubblicità' });
  expect(advertising).not.toBeChecked();
  expect(advertising).toHaveAccessibleDescription(/solo chi ha acconsentito alle offerte/);
  await userEvent.click(advertising);
  await setMoment(/^Visibile dal/, '1/12/2026', '8');
  await setMoment(/^Fino al/, '26122026');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Si può chiudere' }));
  await publish();

  expect(await screen.findByText('La sua pagina')).toBeInTheDocument();
  expect(changesOf(sent, 'POST')).toEqual([
    [
      '/admin/in-app-notifications/create',
      {
        title: 'Chiusura natalizia',
        excerpt: 'Fermi dal 24 al 26.',
        body: '',
        type: 'warning',
        audience: { roles: ['user'], store_uids: [store.store_uid], user_uids: [person.uid] },
        marketing: true,
        cta_label: null,
        cta_url: null,
        visible_at: '2026-12-01T07:00:00.000Z',
        expire_at: '2026-12-26T22:59:00.000Z',
        visible: true,
        closable: false,
      },
    ],
  ]);
  expect(sent.find(({ entry }) => entry.method === 'POST')?.options.idempotencyKey).toBeTruthy();
});

test('a page of another site is refused before anything is sent', async () => {
  const { sent } = await open();
  await write(/^Titolo/, 'Novità');
  await write(/^In breve/, 'Da leggere.');
  await write(/^Link di destinazione/, '//altrove.example');
  await publish();

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Link di destinazione: Serve un indirizzo di questo sito, che comincia con /.',
  );
  expect(changesOf(sent, 'POST')).toEqual([]);
});

test('a wrong link and a wrong period are told together', async () => {
  const { sent } = await open();
  await write(/^Titolo/, 'Novità');
  await write(/^In breve/, 'Da leggere.');
  await write(/^Link di destinazione/, '//altrove.example');
  await setMoment(/^Visibile dal/, '2/12/2098', '8');
  await setMoment(/^Fino al/, '01/12/2098');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Cliente' }));
  await publish();

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Link di destinazione: Serve un indirizzo di questo sito, che comincia con /.');
  expect(alert).toHaveTextContent('Fino al: La fine deve venire dopo l’inizio.');
  expect(changesOf(sent, 'POST')).toEqual([]);
});

test('a button that leads nowhere and a period that is over are told before anything is sent', async () => {
  const { sent } = await open();
  await write(/^Titolo/, 'Novità');
  await write(/^In breve/, 'Da leggere.');
  await write(/^Testo del link/, 'Scopri');
  await setMoment(/^Fino al/, '01/12/2020');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Cliente' }));
  await publish();

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Link di destinazione: Il pulsante ha bisogno di una pagina a cui portare.');
  expect(alert).toHaveTextContent('Fino al: La fine è già passata: nessuno la vedrebbe.');
  expect(changesOf(sent, 'POST')).toEqual([]);
});

test('a day that does not exist is refused at its field, and stays as it was written', async () => {
  const { sent } = await open();
  await write(/^Titolo/, 'Novità');
  await write(/^In breve/, 'Da leggere.');
  await setMoment(/^Visibile dal/, '31/02/2027', '9');
  await publish();

  const day = screen.getByRole('textbox', { name: /^Visibile dal/ });
  expect(day).toHaveValue('31/02/2027');
  expect(day).toHaveAccessibleDescription('Serve una data esistente, come 21/11/2026.');
  expect(changesOf(sent, 'POST')).toEqual([]);
});

test('a notification for nobody is refused beside its audience, together with what else is missing', async () => {
  const sentence = 'Scegliere almeno un ruolo, un dealer o una persona.';
  const { sent } = await open();
  await publish();

  const region = screen.getByRole('region', { name: 'Destinatari' });
  expect(await within(region).findByText(sentence)).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(/Titolo: .*Destinatari: Scegliere almeno un ruolo/);
  expect(changesOf(sent, 'POST')).toEqual([]);
});

test('a copy begins with what the other says, and with the names of its audience', async () => {
  await open({ route: `/?da=${known.id}` });

  expect(screen.getByRole('textbox', { name: /^Titolo/ })).toHaveValue('Listino di dicembre');
  expect(screen.getByRole('list', { name: 'Dealer scelti' })).toHaveTextContent('Autocentro Lingotto');
  await userEvent.click(screen.getByRole('button', { name: 'Togli Chiara Fontana' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Persone scelte' })).not.toBeInTheDocument());
});
