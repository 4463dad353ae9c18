import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ImportReport } from 'shared-api/entities';
import { ApiError } from 'shared-api/errors';
import { exampleUser, provideTestHost, refusal } from 'shared-api/testing';
import { expectAccessible, renderWithHost } from 'shared-ui/testing';
import { exampleReport } from '../../common/testing/packages';
import { ImportPackagesPage } from './import-packages-page';

const run = {
  import_id: '0b9b0d0e-2f4a-4f5e-8f53-7d7f3f1a2b3c',
  at: '2026-11-02T15:20:00Z',
  by: 'Giulia Bianchi',
  file_name: 'listino-novembre.xlsx',
  rows: 487,
};
const giulia = { ...exampleUser, firstname: 'Giulia', lastname: 'Bianchi' };
const faultless: ImportReport = {
  ...exampleReport,
  errors: [],
  unchanged: 3,
  lines: exampleReport.lines.map((line) => ({ ...line, change: line.change === 'error' ? 'unchanged' : line.change })),
};

/** The page over a server whose trials come to these reports, one after the other. */
function open(...trials: ImportReport[]) {
  const host = provideTestHost(
    ({ entry, path, body }) => {
      if (path.endsWith('/undo')) return { message: 'Annullata.' };
      if (entry.method === 'GET') return { data: run };
      const { dry_run } = Object(body);
      if (dry_run === 'false') return { data: { ...faultless, import_id: run.import_id }, message: 'Importati.' };
      return { data: trials.length > 1 ? trials.shift() : trials[0] };
    },
    { roles: ['admin'], person: { get: () => giulia, subscribe: () => () => undefined } },
  );
  return { ...host, ...renderWithHost(<ImportPackagesPage />) };
}

async function choose(container: HTMLElement) {
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no input.');
  await userEvent.upload(input, new File(['sku;price'], 'listino.csv', { type: 'text/csv' }));
}

test('a file with an error is told line by line, and cannot be written', async () => {
  const { container, sent } = open(exampleReport);
  await choose(container);

  expect(await screen.findByRole('heading', { name: 'Una riga da correggere su 5' })).toBeVisible();
  const errors = screen.getByRole('table', { name: 'Errori per riga' });
  const [, row] = within(errors).getAllByRole('row');
  expect(row).toHaveTextContent(
    '3Prezzo netto1.049,1ONon è un importo con due decimali al massimo.Per esempio 1180,00.',
  );
  expect(screen.getAllByRole('button', { name: 'Scarica il file con gli errori segnati' })).not.toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Importa 2 pacchetti' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Importa 2 pacchetti' }));
  expect(sent.filter(({ entry }) => entry.method === 'POST')).toHaveLength(1);
  await expectAccessible(container);
});

test('a long text that is wrong is shown by its beginning, and says so', async () => {
  const error = { line: 3, column: 'excerpt', reason: 'Al massimo 160 caratteri.', remedy: null };
  const { container } = open({
    ...exampleReport,
    errors: [
      { ...error, value: 'a'.repeat(161) },
      { ...error, line: 4, value: 'b'.repeat(60) },
    ],
  });
  await choose(container);

  const errors = within(await screen.findByRole('table', { name: 'Errori per riga' }));
  expect(errors.getByText(`${'a'.repeat(60)}…`)).toHaveAttribute('title', 'a'.repeat(161));
  expect(errors.getByText('b'.repeat(60))).toBeVisible();
});

test('what changes stands field by field, with both values and their difference', async () => {
  const { container } = open(exampleReport);
  await choose(container);

  const [, row] = within(await screen.findByRole('table', { name: 'Differenze' })).getAllByRole('row');
  for (const text of ['COM-60', 'Prezzo netto', '1.631,15 €', '1.680,33 €', '+49,18 €', '+10.000 km']) {
    expect(row).toHaveTextContent(text);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Nuovi 1' }));
  const [, made] = within(screen.getByRole('table', { name: 'Differenze' })).getAllByRole('row');
  expect(made).toHaveTextContent('6NOL-12Noleggio 125.880,00 €noleggio112 mesi20.000 km');
});

test('lines are found by a word, led to their record, and the greatest differences come first', async () => {
  const price = { line: 7, key: 'COM-12', field: 'price', before: '100,00', after: '1000,00' };
  const { container } = open({
    ...faultless,
    update: 2,
    lines: [...faultless.lines, { line: 7, key: 'COM-12', name: 'Completo 12', change: 'update' }],
    differences: [...faultless.differences, price],
  });
  await choose(container);
  const keys = async () =>
    within(await screen.findByRole('table', { name: 'Differenze' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  const first = ['COM-60', '/cms/admin/packages?search=COM-60'];
  const second = ['COM-12', '/cms/admin/packages?search=COM-12'];
  expect(await keys()).toEqual([first, second]);
  await userEvent.click(screen.getByRole('radio', { name: 'Prima le differenze maggiori' }));
  expect(await keys()).toEqual([second, first]);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Codice o Pacchetto' }), 'completo 60{Enter}');
  expect(await keys()).toEqual([first]);
});

test('a faultless file is written whole when the person says so', async () => {
  const { container, sent } = open(faultless);
  await choose(container);
  const [button] = await screen.findAllByRole('button', { name: 'Importa 2 pacchetti' });
  expect(container).not.toHaveTextContent('non si può annullare');
  await userEvent.click(button ?? document.body);

  const done = await screen.findByRole('heading', { name: 'Importati 2 pacchetti' });
  expect(done).toBeVisible();
  expect(done).toHaveFocus();
  const written = sent.find(({ body }) => Object(body).dry_run === 'false');
  expect(written?.options.idempotencyKey).toBeTruthy();
  expect(written?.file).toHaveProperty('name', 'listino.csv');
});

test('while another file is tried nothing is written', async () => {
  let finish = () => {};
  const second = new Promise((resolve) => {
    finish = () => resolve({ data: faultless });
  });
  let trials = 0;
  const { sent } = provideTestHost(
    ({ entry }) => {
      if (entry.method === 'GET') return { data: null };
      trials += 1;
      return trials === 1 ? { data: faultless } : second;
    },
    { roles: ['admin'] },
  );
  const { container } = renderWithHost(<ImportPackagesPage />);
  await choose(container);
  await screen.findByRole('heading', { name: 'Nessun errore in 5 righe' });
  await choose(container);
  const buttons = screen.getAllByRole('button', { name: 'Importa 2 pacchetti' });
  for (const button of buttons) {
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
  }
  expect(sent.map(({ body }) => Object(body).dry_run).filter((dry) => dry === 'false')).toEqual([]);

  finish();
  await waitFor(() => expect(buttons[0]).not.toHaveAttribute('aria-disabled'));
});

test('a file of one line is told as one', async () => {
  const { container } = open({ ...faultless, rows: 1 });
  await choose(container);

  expect(await screen.findByRole('heading', { name: 'Nessun errore in una riga' })).toBeVisible();
});

test('columns that are chosen are tried again and stay with the corrected file', async () => {
  const { container, sent } = open(exampleReport, exampleReport, faultless);
  await choose(container);
  await userEvent.click(await screen.findByRole('button', { name: 'Cambia le colonne' }));
  await userEvent.selectOptions(screen.getByLabelText('Prezzo'), 'max_km');
  await userEvent.click(screen.getByRole('button', { name: 'Prova con queste colonne' }));
  const mapping = JSON.stringify({ sku: 'sku', Prezzo: 'max_km', mantenance_km: 'mantenance_km' });
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ dry_run: 'true', mapping }));
  await choose(container);

  expect(await screen.findByRole('heading', { name: 'Nessun errore in 5 righe' })).toBeVisible();
  expect(sent.at(-1)?.body).toEqual({ dry_run: 'true', mapping });
});

test('a file that cannot be read says why in a sentence', async () => {
  provideTestHost(({ entry }) => {
    if (entry.method === 'GET') return { data: null };
    throw refusal('validation', 'Il file XLSX è rovinato o incompleto.', {
      file: ['Il file XLSX è rovinato o incompleto.'],
    });
  });
  const { container } = renderWithHost(<ImportPackagesPage />);
  await choose(container);

  expect(await screen.findByText('Il file XLSX è rovinato o incompleto.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: /righe/ })).not.toBeInTheDocument();
});

test('the last import is taken back after a question', async () => {
  const { sent } = open(exampleReport);
  await userEvent.click(
    await screen.findByRole('button', { name: 'Ripristina com’era prima dell’ultima importazione' }),
  );
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('listino-novembre.xlsx');
  expect(dialog).toHaveTextContent('Quello che è stato modificato o eliminato dopo resta com’è.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ripristina la situazione precedente' }));

  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(sent.map(({ path }) => path)).toContain(`/admin/packages/import/${run.import_id}/undo`);
});

test('an import that a colleague took back meanwhile is said to be, and is offered no more', async () => {
  let last: typeof run | null = run;
  provideTestHost(
    ({ path }) => {
      if (!path.endsWith('/undo')) return { data: last };
      last = null;
      const message = 'Questa importazione è già stata annullata.';
      throw new ApiError(422, { message, code: 'validation', errors: { import_id: [message] }, request_id: 'r-1' });
    },
    { roles: ['admin'] },
  );
  renderWithHost(<ImportPackagesPage />);
  const undo = { name: 'Ripristina com’era prima dell’ultima importazione' };
  await userEvent.click(await screen.findByRole('button', undo));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Ripristina la situazione precedente' }));
  expect(await dialog.findByText('Questa importazione è già stata annullata.')).toBeVisible();

  await userEvent.click(dialog.getByRole('button', { name: 'Annulla' }));
  await waitFor(() => expect(screen.queryByRole('button', undo)).not.toBeInTheDocument());
});

test('an import that was taken back is no longer said to be written', async () => {
  const { container } = open(faultless);
  await choose(container);
  const [button] = await screen.findAllByRole('button', { name: 'Importa 2 pacchetti' });
  await userEvent.click(button ?? document.body);
  await screen.findByRole('heading', { name: 'Importati 2 pacchetti' });
  expect(container).toHaveTextContent('tutto è scritto');
  await userEvent.click(screen.getByRole('button', { name: 'Ripristina com’era prima dell’ultima importazione' }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ripristina la situazione precedente' }));

  expect(await screen.findByRole('heading', { name: 'Annullata l’importazione di 2 pacchetti' })).toBeVisible();
  expect(container).toHaveTextContent(
    /Il 21\/11\/2026 10:42, da Giulia Bianchi: quello che aveva aggiunto è stato eliminato/,
  );
  expect(container).not.toHaveTextContent(/Importazione riuscita|Importati|tutto è scritto|Nuovi/);
  await userEvent.click(screen.getByRole('button', { name: 'Carica un altro file' }));
  expect(container).toHaveTextContent('tutto o niente');
});

test('a file on trial is tried anew once the import before it is taken back', async () => {
  const same: ImportReport = { ...faultless, create: 0, update: 0, unchanged: 5, differences: [] };
  const { container } = open(same, faultless);
  await choose(container);
  await screen.findByRole('heading', { name: 'Il file non cambia niente' });
  await userEvent.click(screen.getByRole('button', { name: 'Ripristina com’era prima dell’ultima importazione' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Ripristina la situazione precedente' }));

  expect(await screen.findAllByRole('button', { name: 'Importa 2 pacchetti' })).not.toHaveLength(0);
  expect(screen.queryByText('Il file non cambia niente')).not.toBeInTheDocument();
});
