import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Outgoing } from 'shared-api/client';
import type { ContractRequest, CustomerContract } from 'shared-api/entities';
import { provideTestHost, refusal } from 'shared-api/testing';
import { expectAccessible, renderWithHost } from 'shared-ui/testing';
import { agreed, contractWith, paid } from '../../common/testing/examples';
import { RequestsPanel } from './requests-panel';

const answered = agreed;
const waiting: ContractRequest = {
  ...agreed,
  id: '7d1b2e90-5a4c-4d0e-8a3f-2c6e9b0f4d12',
  answer: null,
  appointment_at: null,
  answered_at: null,
};

const onePage = { current_page: 1, last_page: 1, per_page: 7 };

function show(
  {
    contract = paid,
    requests = [],
    route = '/',
  }: { contract?: CustomerContract; requests?: ContractRequest[]; route?: string } = {},
  send: (call: Outgoing) => unknown = () => ({ data: waiting, message: 'Richiesta inviata.' }),
) {
  const host = provideTestHost(
    (call) => {
      if (call.entry.method === 'POST') return send(call);
      if (call.path === '/public/dealers') {
        if (JSON.stringify(call.query).includes('Nessuno')) return { data: [], meta: { ...onePage, total: 0 } };
        const dealer = { ...contract.store, address_info: null, country: 'IT', email: null, website: null };
        const more = { lat: null, lng: null, thumbnail: null, distance_km: 4.2 };
        const other = { store_uid: '5b1f3f3e-3a0c-4a54-8a3c-6d4f4a0b7c21', name: 'Milano Sud' };
        return {
          data: [
            { ...dealer, ...more },
            { ...dealer, ...more, ...other },
          ],
          meta: { ...onePage, total: 2 },
        };
      }
      return { data: requests };
    },
    { roles: ['user'] },
  );
  return { ...host, ...renderWithHost(<RequestsPanel contract={contract} />, { route }) };
}

const sentBody = (sent: readonly Outgoing[]) => sent.find(({ entry }) => entry.method === 'POST')?.body;

it('has the number of the roadside assistance where the package includes it', () => {
  const withLines = (included: string[]) => contractWith({ ...paid, package: { ...paid.package, included } });
  const { unmount } = show({ contract: withLines(['Soccorso stradale, 24 ore su 24']) });
  expect(
    screen.getByRole('link', {
      name: 'Soccorso stradale: chiama il 02 1234 5670, dal lunedì al venerdì, dalle 9:00 alle 18:00',
    }),
  ).toHaveAttribute('href', 'tel:0212345670');
  unmount();
  show({ contract: withLines(['Motore e cambio']) });
  expect(screen.queryByRole('link', { name: /Soccorso/ })).not.toBeInTheDocument();
});

it('asks for a day, and says what the contract gives', async () => {
  const { sent, container } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Chiedi un appuntamento' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Chiedi un appuntamento' }));
  expect(dialog.getByText(/entro dieci giorni lavorativi/)).toBeVisible();
  await expectAccessible(container);
  await userEvent.click(dialog.getByRole('button', { name: 'Invia la richiesta' }));
  expect(await dialog.findByText('Scegli il giorno che preferisci.')).toBeVisible();

  await userEvent.type(dialog.getByRole('textbox', { name: /Giorno che preferisci/ }), '03122026');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Momento della giornata' }), 'Mattina');
  await userEvent.type(dialog.getByRole('textbox', { name: /Chilometri di oggi/ }), '31.200');
  await userEvent.click(dialog.getByRole('button', { name: 'Invia la richiesta' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sentBody(sent)).toEqual({
    kind: 'appointment',
    preferred_on: '2026-12-03',
    day_part: 'morning',
    km: 31_200,
    text: '',
  });
});

it('has kilometres that are far more than the last ones read again', async () => {
  const { sent } = show({ contract: contractWith({ ...paid, km: 18_420, maintenance: [] }) });
  await userEvent.click(screen.getByRole('button', { name: 'Segnala un guasto' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /Che cosa succede/ }), 'Spia del motore.');
  const km = dialog.getByRole('textbox', { name: /Chilometri di oggi/ });
  const right = { name: /^Sono 1\.865\.780\skm in più dell’ultima volta: ho ricontrollato/ };
  await userEvent.type(km, '188420');
  expect(dialog.queryByRole('checkbox', right)).not.toBeInTheDocument();
  await userEvent.type(km, '0');
  await userEvent.click(await dialog.findByRole('checkbox', right));
  await userEvent.click(dialog.getByRole('button', { name: 'Invia la richiesta' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sentBody(sent)).toMatchObject({ kind: 'fault', km: 1_884_200, km_confirmed: true });
});

it('asks for no appointment once the cover has no day left for it', () => {
  const { unmount } = show({ contract: contractWith({ ...paid, signed_at: '2023-11-23T10:00:00Z' }) });
  expect(screen.getByRole('button', { name: 'Chiedi un appuntamento' })).toBeVisible();
  unmount();
  show({ contract: contractWith({ ...paid, signed_at: '2023-11-21T10:00:00Z' }) });
  expect(screen.queryByRole('button', { name: 'Chiedi un appuntamento' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Segnala un guasto' })).toBeVisible();
});

it('asks for no other dealer and no transfer once the cover is over', () => {
  const later = [/cambia.*concessionario/i, /cessione|venduto|cedi/i];
  const { unmount } = show({ contract: contractWith({ ...paid, signed_at: '2023-11-22T10:00:00Z' }) });
  for (const name of later) expect(screen.getByRole('button', { name })).toBeVisible();
  unmount();
  show({ contract: contractWith({ ...paid, signed_at: '2023-11-21T10:00:00Z' }) });
  for (const name of later) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

it('opens the fault’s form by its address, and says a refusal there', async () => {
  show({ route: '/?richiesta=fault' }, () => {
    const errors = { kind: ['Hai già una richiesta come questa in attesa di risposta.'] };
    throw refusal('validation', 'No.', errors);
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Segnala un guasto' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Che cosa succede/ }), 'Spia del motore.');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'L’auto non può muoversi' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Invia la richiesta' }));
  expect(await dialog.findByText('Hai già una richiesta come questa in attesa di risposta.')).toBeVisible();
});

it('loses nothing that was written by a press beside the form or on its cross', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Segnala un guasto' }));
  const dialog = within(await screen.findByRole('dialog'));
  const text = dialog.getByRole('textbox', { name: /Che cosa succede/ });
  await userEvent.type(text, 'Spia del motore.');
  fireEvent.pointerDown(document.body);
  expect(text).toHaveValue('Spia del motore.');

  await userEvent.click(dialog.getByRole('button', { name: 'Chiudi' }));
  expect(await screen.findByText('Quanto è scritto qui andrà perso.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Chiudi lo stesso' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('offers another dealer than one’s own', async () => {
  const { sent } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Cambia concessionario' }));
  const dialog = within(await screen.findByRole('dialog'));
  const dealers = await dialog.findAllByRole('radio');
  expect(dealers).toHaveLength(1);
  await userEvent.click(dialog.getByRole('radio', { name: /Milano Sud/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Invia la richiesta' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sentBody(sent)).toMatchObject({ kind: 'dealer_change', store_uid: '5b1f3f3e-3a0c-4a54-8a3c-6d4f4a0b7c21' });
});

it('keeps the chosen dealer in sight while another is searched', async () => {
  const { sent } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Cambia concessionario' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('radio', { name: /Milano Sud/ }));
  const search = dialog.getByRole('textbox', { name: 'Comune, CAP o nome' });
  await userEvent.clear(search);
  await userEvent.type(search, 'Nessuno');

  expect(await dialog.findByText('Nessun altro concessionario con queste parole.')).toBeVisible();
  expect(dialog.getByRole('radio', { name: /Milano Sud/ })).toBeChecked();
  await userEvent.click(dialog.getByRole('button', { name: 'Invia la richiesta' }));
  await waitFor(() => expect(sentBody(sent)).toMatchObject({ store_uid: '5b1f3f3e-3a0c-4a54-8a3c-6d4f4a0b7c21' }));
});

it('says what is missing where no dealer is there to be chosen', async () => {
  const { sent } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Cambia concessionario' }));
  const dialog = within(await screen.findByRole('dialog'));
  const search = dialog.getByRole('textbox', { name: 'Comune, CAP o nome' });
  await userEvent.clear(search);
  await userEvent.type(search, 'Nessuno');
  expect(await dialog.findByText('Nessun altro concessionario con queste parole.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Invia la richiesta' }));
  expect(await dialog.findByText('Scegli un concessionario.')).toBeVisible();
  expect(sentBody(sent)).toBeUndefined();
});

it.each([
  ['Segnala un guasto', 'Scrivi che cosa succede, e da quando.'],
  ['Ho venduto l’auto', 'Scrivi il giorno della vendita, nome e telefono di chi ha comprato l’auto.'],
])('asks for the words of “%s”', async (name, words) => {
  show();
  await userEvent.click(screen.getByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Invia la richiesta' }));
  expect(await dialog.findByText(words)).toBeVisible();
});

it('warns of a day on which the dealer is shut, and refuses nothing', async () => {
  const weekday = [{ from: '08:30', to: '18:30' }];
  const opening_hours = { mon: weekday, tue: weekday, wed: weekday, thu: weekday, fri: weekday, sat: [] };
  show({ contract: { ...paid, store: { ...paid.store, opening_hours } } });
  await userEvent.click(screen.getByRole('button', { name: 'Chiedi un appuntamento' }));
  const dialog = within(await screen.findByRole('dialog'));
  const day = dialog.getByRole('textbox', { name: /Giorno che preferisci/ });
  await userEvent.type(day, '04122026');
  expect(day).not.toHaveAccessibleDescription(/è chiuso/);
  await userEvent.clear(day);
  await userEvent.type(day, '06122026');
  expect(day).toHaveAccessibleDescription(/Quel giorno .* è chiuso/);
  expect(day).toBeValid();
  await userEvent.clear(day);
  await userEvent.type(day, '08122026');
  expect(day).toHaveAccessibleDescription(/È un giorno festivo e .* è chiuso/);
  expect(day).toBeValid();
});

it('refuses a day after the end of the cover as soon as the field is left', async () => {
  const { sent } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Chiedi un appuntamento' }));
  const dialog = within(await screen.findByRole('dialog'));
  const day = dialog.getByRole('textbox', { name: /Giorno che preferisci/ });
  await userEvent.type(day, '09042028');
  expect(day).toBeValid();
  await userEvent.tab();
  await waitFor(() =>
    expect(day).toHaveAccessibleDescription(/Scegli un giorno entro la fine della copertura: 8\saprile\s2028\./),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Invia la richiesta' }));
  expect(sentBody(sent)).toBeUndefined();

  await userEvent.clear(day);
  await userEvent.type(day, '20112026');
  await waitFor(() => expect(day).toHaveAccessibleDescription(/Scegli un giorno da domani in poi\./));
  await userEvent.clear(day);
  await userEvent.type(day, '08042028');
  await waitFor(() => expect(day).toBeValid());
});

it('says of an answer that did not come in time that it was due', async () => {
  show({ requests: [{ ...waiting, due_on: '2026-11-20' }] });
  expect(await screen.findByText('La risposta doveva arrivare entro il 20 novembre 2026')).toBeVisible();
});

it('lists what was asked with what the dealer answered', async () => {
  const { container } = show({ requests: [waiting, answered] });
  const [first, second] = await screen.findAllByRole('listitem');
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Le tue richieste');
  expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(2);
  expect(first).toHaveTextContent('Risposta entro il 4 dicembre 2026');
  expect(first).toHaveTextContent('Giorno preferito: 3 dicembre 2026, di mattina');
  expect(second).toHaveTextContent('Appuntamento: 03/12/2026 09:00');
  expect(second).toHaveTextContent('Ti aspettiamo.');
  await expectAccessible(container);
});

it('tells of an appointment that was moved or called off, and when', async () => {
  const changed = { ...answered, answer_changed_at: '2026-11-23T10:00:00Z' };
  const former = answered.appointment_at;
  const moved = { ...changed, appointment_at: '2026-12-04T09:30:00Z', former_appointment_at: former };
  const off = { ...moved, id: waiting.id, answer: 'Siamo chiusi.', appointment_at: null };
  const { container } = show({ requests: [moved, off] });
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent('Risposta del 22/11/2026 11:00, cambiata il 23/11/2026 11:00');
  expect(first).toHaveTextContent('Appuntamento: 04/12/2026 10:30');
  expect(first).not.toHaveTextContent('Appuntamento disdetto');
  expect(second).toHaveTextContent('Appuntamento disdetto: 03/12/2026 09:00');
  expect(second).toHaveTextContent('Siamo chiusi.');
  await expectAccessible(container);
});

it('takes back what was not answered, once that is confirmed', async () => {
  const { sent } = show({ requests: [waiting, answered] }, () => ({ message: 'Richiesta ritirata.' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ritira la richiesta' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Ritirare la richiesta?' }));
  expect(sent.filter(({ entry }) => entry.method === 'POST')).toEqual([]);
  const button = dialog.getByRole('button', { name: 'Ritira la richiesta' });
  // A second press before the page is drawn again takes nothing back twice.
  act(() => {
    button.click();
    button.click();
  });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(sent.flatMap(({ entry, path }) => (entry.method === 'POST' ? [path] : []))).toEqual([
    `/account/contracts/${paid.contract_uid}/requests/${waiting.id}/take-back`,
  ]);
  expect(sent.filter(({ path }) => path.endsWith('/requests'))).toHaveLength(2);
});

it.each([
  ['before the payment', contractWith()],
  ['after a withdrawal', { ...paid, withdrawn_at: '2026-11-20T10:00:00Z' }],
])('offers nothing %s', async (_, contract) => {
  show({ contract, requests: [answered] });
  expect(await screen.findByText('Ti aspettiamo.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
