import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Setting } from 'shared-api/entities';
import { provideTestHost, refusal } from 'shared-api/testing';
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
  setting('links.per_account', 'Link inviati ai clienti da un account in un’ora', 120, { default: 60, max: 2_000 }),
  setting('retention.evidence', 'Conservazione dei contratti firmati', 10, { min: 10, max: 30, unit: 'anni' }),
];

const answer = { data: settings, version: 7 };

function open(update: (body: unknown) => unknown = () => ({ ...answer, message: 'Salvato.' }), now = () => answer) {
  const host = provideTestHost(({ entry, body }) => (entry.method === 'PATCH' ? update(body) : now()), {
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
  const kept = within(await screen.findByRole('region', { name: 'Conservazione dei contratti' }));

  expect(kept.getByRole('textbox', { name: /Conservazione dei contratti firmati/ })).toHaveValue('10');
  expect(kept.getByText('anni')).toBeVisible();
  expect(kept.getByText(/Da 10 a 30 anni\. Predefinito: 10\./)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Salva' })).not.toBeInTheDocument();
  await expectAccessible(container);
});

test('a sentence says what the number does, and follows it while it is typed', async () => {
  open();
  expect(await screen.findByText(/^Dopo 3 codici in 10 minuti lo stesso telefono deve aspettare/)).toBeVisible();

  const field = await retype(/Codici a un telefono/, '1');
  expect(field).toHaveAccessibleDescription(/^Dopo 1 codice in 10 minuti/);
  await retype(/Codici a un telefono/, '500');
  expect(screen.queryByText(/in 10 minuti lo stesso telefono/)).not.toBeInTheDocument();
});

test('the lowest total holds for what a dealer sells, too', async () => {
  const floor = setting('packages.lowest_total', 'Totale più basso di un pacchetto', 10, { unit: 'euro' });
  open(undefined, () => ({ ...answer, data: [floor] }));
  expect(
    await screen.findByText(/sotto 10 euro, .* un pacchetto non si vende, né online né in concessionaria\./),
  ).toBeVisible();
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

  expect(field).toHaveAccessibleDescription('Serve un numero intero da 10 a 30.');
  expect(field).toHaveFocus();
  expect(bodies(sent)).toEqual([]);
});

test('numbers are grouped from four digits on, and what was only grouped otherwise is no change', async () => {
  const hourly = setting('codes.whole_system', 'Codici di tutto il sistema', 3_000, { max: 1_000_000 });
  open(undefined, () => ({ ...answer, data: [hourly] }));
  const field = await screen.findByRole('textbox', { name: /Codici di tutto il sistema/ });
  expect(field).toHaveValue('3.000');
  expect(screen.queryByRole('button', { name: /^Riporta/ })).not.toBeInTheDocument();

  await retype(/Codici di tutto il sistema/, '3000');
  expect(screen.queryByRole('button', { name: 'Salva' })).not.toBeInTheDocument();
  await retype(/Codici di tutto il sistema/, '4000');
  await userEvent.click(screen.getByRole('button', { name: /^Riporta a 3\.000/ }));
  expect(field).toHaveValue('3.000');
});

test('one press brings the first value back', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^Riporta a 60: Link inviati/ }));

  expect(screen.getByRole('textbox', { name: /Link inviati/ })).toHaveValue('60');
});

test('the server’s refusal stands at its field and what was typed stays', async () => {
  open(() => {
    throw refusal('validation', 'Dati da correggere.', { 'values.codes.per_phone': ['Più dei codici di un giorno.'] });
  });
  const field = await retype(/Codici a un telefono/, '50');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  await waitFor(() => expect(field).toHaveAccessibleDescription('Più dei codici di un giorno.'));
  expect(field).toHaveValue('50');
});

/** A server on which somebody else has saved since the page was opened. */
function openBehind(theirs: readonly Setting[]) {
  let moved = false;
  return open(
    () => {
      if (moved) return { ...answer, message: 'Salvato.' };
      moved = true;
      throw refusal('stale', 'Qualcuno ha salvato prima.');
    },
    () => (moved ? { data: [...theirs], version: 8 } : answer),
  );
}
const changed = (key: string, value: number) => settings.map((one) => (one.key === key ? { ...one, value } : one));
const versions = (sent: ReturnType<typeof open>['sent']) =>
  sent.filter(({ entry }) => entry.method === 'PATCH').map(({ options }) => options.ifMatch);

test('who comes second sees both values and chooses', async () => {
  const { sent } = openBehind(changed('codes.per_phone', 4));
  await retype(/Codici a un telefono/, '5');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Codici a un telefono in 10 minuti')).toBeInTheDocument();
  expect(dialog.getByText('4')).toBeInTheDocument();
  expect(dialog.getByText('5')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: /^Salva/ }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(bodies(sent)).toEqual([{ values: { 'codes.per_phone': 5 } }, { values: { 'codes.per_phone': 5 } }]);
  expect(versions(sent)).toEqual(['"7"', '"8"']);
});

test('another’s change of another setting is no conflict', async () => {
  const { sent } = openBehind(changed('links.per_account', 70));
  await retype(/Codici a un telefono/, '5');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  await waitFor(() => expect(versions(sent)).toEqual(['"7"', '"8"']));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Salva' })).not.toBeInTheDocument());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('what is saved stays shown and is saved on top, though its version is a lower number', async () => {
  const saves = [
    { value: 5, version: 2 },
    { value: 6, version: 4 },
  ];
  let current = { value: 3, version: 9 };
  const now = () => ({ data: changed('codes.per_phone', current.value), version: current.version });
  const { sent } = open(() => {
    current = saves.shift() ?? current;
    return { ...now(), message: 'Salvato.' };
  }, now);
  for (const typed of ['5', '6']) {
    const field = await retype(/Codici a un telefono/, typed);
    await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Salva' })).not.toBeInTheDocument());
    expect(field).toHaveValue(typed);
  }
  expect(versions(sent)).toEqual(['"9"', '"2"']);
});

test('a setting that no group names stands last', async () => {
  const more = { ...answer, data: [setting('new.limit', 'Limite nuovo', 4), ...settings] };
  open(undefined, () => more);
  const last = within(await screen.findByRole('region', { name: 'Altro' }));
  expect(last.getByRole('textbox', { name: 'Limite nuovo' })).toHaveValue('4');
});
