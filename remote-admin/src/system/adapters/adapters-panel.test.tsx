import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiError } from 'shared-api/errors';
import { refusal } from 'shared-api/testing';
import { renderWithHost } from 'shared-ui/testing';
import { provideSystem, type SystemServer } from '../../common/testing/system-server';
import { SystemPage } from '../system-page';

const openSystem = (server: SystemServer) => ({ ...provideSystem(server), ...renderWithHost(<SystemPage />) });

const worked = { data: { ok: true, duration_ms: 38, detail: 'Ha risposto.' }, message: 'Prova riuscita.' };
const adapters = async () => within(await screen.findByRole('region', { name: 'Adattatori' }));

test('a service that needs nothing is tried at once, and its answer stands at its row', async () => {
  const { posts } = openSystem({ change: () => worked });
  await userEvent.click((await adapters()).getByRole('button', { name: 'Prova: Servizio VIN' }));

  expect(await screen.findByRole('status')).toHaveTextContent(/^Prova riuscita in 38 ms\. Ha risposto\.$/);
  expect(posts()).toEqual([expect.objectContaining({ path: '/admin/system/adapters/vin/test', body: {} })]);
});

test('a trial that failed says what the service made of it', async () => {
  openSystem({ change: () => ({ data: { ok: false, duration_ms: 3_000, detail: 'Non è raggiungibile.' } }) });
  await userEvent.click((await adapters()).getByRole('button', { name: 'Prova: Servizio VIN' }));

  expect(await screen.findByText('Prova non riuscita, 3 s.')).toBeInTheDocument();
  expect(screen.getByText(/Non è raggiungibile\./)).toBeInTheDocument();
});

test('an SMS asks for the number, and a wrong one is told at its field', async () => {
  const { posts } = openSystem({
    change: ({ body }) => {
      if (JSON.stringify(body).includes('333')) return worked;
      const errors = { to: ['Scrivi il cellulare a cui inviare la prova.'] };
      throw refusal('validation', 'Dati da correggere.', errors);
    },
  });
  await userEvent.click((await adapters()).getByRole('button', { name: 'Invia una prova: SMS' }));
  const field = await screen.findByRole('textbox', { name: 'Cellulare' });
  await userEvent.type(field, '02 1234{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Scrivi il cellulare/));
  await userEvent.clear(field);
  await userEvent.type(field, '333 123 4567{Enter}');

  expect(await screen.findByText('Prova riuscita in 38 ms.')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Cellulare' })).not.toBeInTheDocument();
  expect(posts().map(({ body }) => body)).toEqual([{ to: '02 1234' }, { to: '333 123 4567' }]);
});

test('what was wrong with a number is left behind with the question', async () => {
  openSystem({
    change: () => {
      const errors = { to: ['Scrivi il cellulare a cui inviare la prova.'] };
      throw refusal('validation', 'Dati da correggere.', errors);
    },
  });
  await userEvent.click((await adapters()).getByRole('button', { name: 'Invia una prova: SMS' }));
  const field = await screen.findByRole('textbox', { name: 'Cellulare' });
  await userEvent.type(field, '02 1234{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Scrivi il cellulare/));
  await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));

  await waitFor(() => expect(field).not.toBeInTheDocument());
  expect((await adapters()).queryByRole('alert')).not.toBeInTheDocument();
});

test('who closes the question while it is sent is not asked again', async () => {
  let refuse: (reason: ApiError) => void = () => undefined;
  const sending = new Promise((_, reject) => {
    refuse = reject;
  });
  openSystem({ change: () => sending });
  await userEvent.click((await adapters()).getByRole('button', { name: 'Invia una prova: SMS' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Cellulare' }), '02 1234{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
  const errors = { to: ['Scrivi il cellulare a cui inviare la prova.'] };
  refuse(refusal('validation', 'Dati da correggere.', errors));

  expect(await screen.findByRole('alert')).toHaveTextContent('Dati da correggere.');
  expect(screen.queryByRole('textbox', { name: 'Cellulare' })).not.toBeInTheDocument();
});

test('too many trials are told at the row', async () => {
  openSystem({
    change: () => {
      throw refusal('too_many_requests', 'Troppe prove. Riprova tra 2 minuti.', undefined, 120);
    },
  });
  await userEvent.click((await adapters()).getByRole('button', { name: 'Prova: Servizio VIN' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Troppe prove. Riprova tra 2 minuti.');
});
