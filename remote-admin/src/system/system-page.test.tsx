import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from 'shared-api/testing';
import { expectAccessible, renderWithHost } from 'shared-ui/testing';
import { builtInArea, exampleArea, exampleSystem, failingArea } from '../common/testing/system';
import { provideSystem, type SystemServer } from '../common/testing/system-server';
import { SystemPage } from './system-page';

const openSystem = (server: SystemServer) => ({ ...provideSystem(server), ...renderWithHost(<SystemPage />) });

const panel = async (name: string) => within(await screen.findByRole('region', { name }));

test('the state is told in four cells, and how old it is', async () => {
  const { container } = openSystem({ areas: [exampleArea('remote-account')] });

  expect(await screen.findByText('1.3.3, accesa oggi dalle 08:31')).toBeInTheDocument();
  expect(screen.getByText('1.204 in 15 minuti, nessuna fallita; 95 su 100 entro 38 ms')).toBeInTheDocument();
  expect(screen.getByText('nessuno in attesa')).toBeInTheDocument();
  expect(screen.getByText('l’ultima oggi alle 03:00')).toBeInTheDocument();
  expect(screen.getByText('PostgreSQL 17.5, 2,4 GB, schema 0031')).toBeInTheDocument();
  expect(screen.getByText('S3, 18.402 file, 31 GB')).toBeInTheDocument();
  expect(screen.getByText('Tutto in ordine')).toBeInTheDocument();
  expect(screen.getByText('Aggiornato 0 s fa')).toBeInTheDocument();
  await expectAccessible(container);
});

test('what is off, ill or failed is counted together', async () => {
  const [sms] = exampleSystem.adapters;
  const off = { by: 'G. Belli', at: '2026-11-21T08:00:00Z', reason: 'Pagina bianca' };
  openSystem({
    areas: [failingArea('remote-account'), exampleArea('remote-public', { enabled: false, disabled: off })],
    system: () => ({ adapters: sms ? [{ ...sms, healthy: false }] : [] }),
  });

  expect(await screen.findByText('2 aree e 1 adattatore')).toBeInTheDocument();
});

test('the whole is not in order while a part of it is amber', async () => {
  openSystem({ system: () => ({ traffic: { ...exampleSystem.traffic, stall_ms: 2_000 } }) });

  expect(await screen.findByText(/fermo per 2 s/)).toBeInTheDocument();
  // What is amber, and in the whole what is to be looked at.
  expect(screen.getAllByText('Richieste')).toHaveLength(2);
  expect(screen.queryByText('Tutto in ordine')).not.toBeInTheDocument();
});

test('a job is told with its last run, its error and the next run', async () => {
  const [job] = exampleSystem.jobs;
  openSystem({ system: () => ({ jobs: job ? [{ ...job, last_error: 'Non riuscito (timeout).' }] : [] }) });
  const jobs = await panel('Attività pianificate');

  expect(jobs.getByText('oggi 00:05')).toBeInTheDocument();
  expect(jobs.getByText('1,2 s')).toBeInTheDocument();
  expect(jobs.getByText('Non riuscito (timeout).')).toBeInTheDocument();
  expect(jobs.getByText(/domani 00:05/)).toBeInTheDocument();
});

test('errors of browsers stand with their area and how often they came', async () => {
  const error = {
    at: '2026-11-21T08:05:00Z',
    area: 'account',
    version: '1.2.6',
    message: 'TypeError: x',
    url: '/account',
    request_id: 'r-1',
    count: 12,
  };
  openSystem({ system: () => ({ client_errors: [error] }) });
  const errors = await panel('Errori dei browser');

  expect(errors.getByText(/^Cliente 1\.2\.6, \/account/)).toBeInTheDocument();
  expect(errors.getByText('TypeError: x')).toBeInTheDocument();
  expect(errors.getByText('12 volte')).toBeInTheDocument();
});

test('an error is told with where it happened, and with its area’s own title', async () => {
  const error = {
    at: '2026-11-21T08:05:00Z',
    area: 'workshop',
    version: '1.0.3-0123456789ab',
    message: 'TypeError: x',
    url: '/cms/workshop',
    request_id: null,
    stack: 'TypeError: x\n    at e (remote-workshop/src/page.tsx:12:5)',
    count: 1,
  };
  openSystem({
    areas: [exampleArea('remote-workshop', { title: 'Officina' })],
    system: () => ({ client_errors: [error] }),
  });
  const errors = await panel('Errori dei browser');

  expect(errors.getByText(/^Officina 1\.0\.3-0123456789ab/)).toBeInTheDocument();
  expect(errors.getByText(/remote-workshop\/src\/page\.tsx:12:5/)).not.toBeVisible();
  await userEvent.click(errors.getByText('Dove, nei sorgenti'));
  expect(errors.getByText(/remote-workshop\/src\/page\.tsx:12:5/)).toBeVisible();
});

test('before the first release the page says what is possible', async () => {
  openSystem({ areas: [builtInArea('shell'), builtInArea('remote-account')] });
  const areas = await panel('Aree');

  expect(areas.getByText(/Non è ancora stata pubblicata nessuna versione/)).toBeInTheDocument();
  expect(areas.getAllByText('inclusa nel server')).toHaveLength(2);
  expect(areas.getByRole('switch', { name: 'Area Cliente accesa' })).toBeChecked();
  expect(areas.queryByRole('switch', { name: /Cornice/ })).not.toBeInTheDocument();
  expect(areas.queryByRole('button', { name: /Torna/ })).not.toBeInTheDocument();
});

test('what was done to the areas is told newest first', async () => {
  const note = (what: 'live' | 'disabled', released_at: string) => ({
    version: what === 'live' ? '1.2.6' : null,
    hash: null,
    released_at,
    released_by: 'S. Greco',
    what,
  });
  openSystem({
    areas: [
      exampleArea('remote-account', { history: [note('live', '2026-11-20T08:00:00Z')] }),
      exampleArea('remote-public', {
        history: [{ ...note('disabled', '2026-11-21T08:00:00Z'), reason: 'Prezzi sbagliati' }],
      }),
    ],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Storia dei rilasci' }));
  const dialog = await screen.findByRole('dialog', { name: 'Storia dei rilasci' });

  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^Pubblica.*Area spenta.*Prezzi sbagliati.*21\/11\/2026 09:00, S\. Greco$/),
    expect.stringMatching(/^Cliente.*1\.2\.6 messa in linea/),
  ]);
});

test('without an answer the page says so and can be tried again', async () => {
  let broken = true;
  openSystem({
    areas: [exampleArea('remote-account')],
    system() {
      if (broken) throw refusal('internal', 'Guasto.');
      return {};
    },
  });
  const again = await screen.findByRole('button', { name: 'Riprova' });
  broken = false;
  await userEvent.click(again);

  await waitFor(() => expect(screen.getByText('Tutto in ordine')).toBeInTheDocument());
});
