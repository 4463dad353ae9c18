import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Setting } from 'shared-api/entities';
import { ApiError } from 'shared-api/errors';
import { provideTestHost } from 'shared-api/testing';
import { expectAccessible, renderWithHost } from 'shared-ui/testing';
import { SettingsPage } from './settings-page';

const setting = (key: string, title: string, value: number, more: Partial<Setting> = {}): Setting => ({
  key,
  title,
  value,
  default: value,
  min: 1,
  max: 100,
  unit: 'volte',
  ...more,
});
const settings = [
  setting('codes.per_phone', 'Codici a un telefono in 10 minuti', 3),
  setting('links.per_account', 'Link mandati ai clienti da un account in un’ora', 120, { default: 60, max: 2_000 }),
  setting('retention.evidence', 'Conservazione dei contratti firmati', 10, { min: 10, max: 30, unit: 'anni' }),
];

function open(update: (body: unknown) => unknown = () => ({ data: settings, message: 'Salvato.' })) {
  const host = provideTestHost(({ entry, body }) => (entry.method === 'PATCH' ? update(body) : { data: settings }), {
    roles: ['admin'],
  });
  return { ...host, ...renderWithHost(<SettingsPage />) };
}

const bodies = (sent: ReturnType<typeof open>['sent']) =>
  sent.filter(({ entry }) => entry.method === 'PATCH').map(({ body }) => body);

async function retype(label: RegExp, text: string) {
  const field = await screen.findByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, text);
  return field;
}

test('limits stand by what they are about, with their bounds', async () => {
  const { container } = open();
  const kept = within(await screen.findByRole('region', { name: 'Conservazione' }));

  expect(kept.getByRole('textbox', { name: /Conservazione dei contratti firmati/ })).toHaveValue('10');
  expect(kept.getByText(/Da 10 a 30 anni\. Valore di partenza: 10\./)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Salva' })).not.toBeInTheDocument();
  await expectAccessible(container);
});

test('only what changed is sent', async () => {
  const { sent } = open();
  await retype(/Codici a un telefono/, '5');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  await waitFor(() => expect(bodies(sent)).toEqual([{ values: { 'codes.per_phone': 5 } }]));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Salva' })).not.toBeInTheDocument());
});

test('a number beyond its bounds is told at its field, and nothing is sent', async () => {
  const { sent } = open();
  const field = await retype(/Conservazione dei contratti firmati/, '5');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  expect(field).toHaveAccessibleDescription('Scrivi un numero intero da 10 a 30.');
  expect(field).toHaveFocus();
  expect(bodies(sent)).toEqual([]);
});

test('one press brings the first value back', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^Riporta a 60: Link mandati/ }));

  expect(screen.getByRole('textbox', { name: /Link mandati/ })).toHaveValue('60');
});

test('the server’s refusal stands at its field and what was typed stays', async () => {
  open(() => {
    throw new ApiError(422, {
      message: 'Dati da correggere.',
      code: 'validation',
      errors: { 'values.codes.per_phone': ['Più dei codici di un giorno.'] },
      request_id: 'r',
    });
  });
  const field = await retype(/Codici a un telefono/, '50');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  await waitFor(() => expect(field).toHaveAccessibleDescription('Più dei codici di un giorno.'));
  expect(field).toHaveValue('50');
});
