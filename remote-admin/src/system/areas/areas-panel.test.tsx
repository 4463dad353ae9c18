import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AreaStatus } from 'shared-api/entities';
import { refusal } from 'shared-api/testing';
import { expectAccessible, renderWithHost } from 'shared-ui/testing';
import { exampleArea, failingArea, tryingArea } from '../../common/testing/system';
import { provideSystem, type SystemServer } from '../../common/testing/system-server';
import { SystemPage } from '../system-page';

const openSystem = (server: SystemServer) => ({ ...provideSystem(server), ...renderWithHost(<SystemPage />) });

const done = (area: AreaStatus) => () => ({ data: area, message: 'Fatto.' });
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('an area in trouble opens by itself, with what is wrong and the remedy', async () => {
  const said = {
    at: '2026-11-21T08:05:00Z',
    area: 'account',
    version: '1.2.6-126aaaaaaaaa',
    message: 'Il file non corrisponde.',
    url: '/account',
    request_id: null,
    count: 41,
  };
  const { container } = openSystem({
    areas: [exampleArea('remote-public'), failingArea('remote-account')],
    system: () => ({ client_errors: [said] }),
  });

  expect(await screen.findByText('1,8% dei caricamenti della 1.2.6-126aaaa falliti, dalle 09:00.')).toBeInTheDocument();
  expect(screen.getByText(/«Il file non corrisponde\.»/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Torna alla 1.2.5-125aaaa' })).toBeInTheDocument();
  const versions = within(screen.getByRole('list', { name: 'Versioni di Cliente' })).getAllByRole('listitem');
  expect(versions.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^1\.3\.0-130aaaa.*0 su 0.*Metti in linea$/),
    expect.stringMatching(/^1\.2\.6-126aaaa.*in linea.*41 su 2\.310$/),
    expect.stringMatching(/^1\.2\.5-125aaaa.*quella di prima.*0 su 14\.020.*Metti in linea$/),
  ]);
  expect(screen.queryByRole('list', { name: 'Versioni di Pubblica' })).not.toBeInTheDocument();
  await expectAccessible(container);
});

test('a version tells what it was made of, what changed in it, and who answers for it', async () => {
  const provenance = {
    commit: '0123456789abcdef0123456789abcdef01234567',
    dirty: true,
    subjects: ['Change the lead', 'Add a call'],
    owner: '@carcare/operatore',
    run: 'https://github.com/carcare/carcare/actions/runs/7',
  };
  const area = exampleArea('remote-account');
  const versions = area.versions.map((one) => (one.version === '1.3.0' ? { ...one, provenance } : one));
  const { container } = openSystem({ areas: [{ ...area, versions }] });
  await userEvent.click(await screen.findByRole('button', { name: 'Versioni di Cliente' }));

  expect(screen.getByText('commit 0123456, con modifiche che nessun commit ha')).toBeInTheDocument();
  expect(screen.getByText('ne risponde @carcare/operatore')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Esecuzione del rilascio/ })).toHaveAttribute('href', provenance.run);
  await userEvent.click(screen.getByText('2 modifiche dalla versione in linea allora'));
  expect(screen.getByText('Change the lead')).toBeVisible();
  await expectAccessible(container);
});

/** The person comes back to the tab: everything is read again. */
function comeBack() {
  act(() => {
    window.dispatchEvent(new Event('visibilitychange'));
  });
}

test('on return to the tab an area that fell into trouble opens, and one that is well again stays open', async () => {
  let area = exampleArea('remote-account');
  openSystem({ areas: () => [area] });
  await row(/^Cliente/);
  area = failingArea('remote-account');
  comeBack();
  expect(await screen.findByRole('list', { name: 'Versioni di Cliente' })).toBeInTheDocument();
  area = exampleArea('remote-account', { version: 8 });
  comeBack();

  await waitFor(() => expect(screen.queryByText(/caricamenti della 1\.2\.6-126aaaa/)).not.toBeInTheDocument());
  expect(screen.getByRole('list', { name: 'Versioni di Cliente' })).toBeInTheDocument();
});

test('nothing opens under the hand of who is at work in the list', async () => {
  let area = exampleArea('remote-account');
  openSystem({ areas: () => [area] });
  (await screen.findByRole('switch', { name: 'Area Cliente accesa' })).focus();
  area = failingArea('remote-account');
  comeBack();

  expect(await screen.findByText('1 area')).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Versioni di Cliente' })).not.toBeInTheDocument();
});

test('since when and by whom a version is live is told by the last action', async () => {
  const note = {
    version: '1.2.6',
    hash: null,
    released_at: '2026-11-21T07:55:00Z',
    released_by: 'D. Marino',
    what: 'rolled_back',
  } as const;
  openSystem({ areas: [exampleArea('remote-account', { history: [note] })] });

  expect((await row(/^Cliente/)).getByText('oggi 08:55, D. Marino')).toBeInTheDocument();
});

test('going back asks first, names exactly the version, and only for the area that was seen', async () => {
  const { posts } = openSystem({
    areas: [exampleArea('remote-account')],
    change: done(exampleArea('remote-account', { version: 8 })),
  });
  await userEvent.click((await row(/^Cliente/)).getByRole('button', { name: 'Torna a 1.2.5-125aaaa' }));
  expect(posts()).toEqual([]);
  await press('Metti in linea');

  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(posts()).toEqual([
    {
      path: '/admin/system/areas/remote-account/rollback',
      body: { version: '1.2.5-125aaaaaaaaa' },
      ifMatch: '"7"',
    },
  ]);
});

test('a canary shows its share, and can be stopped at once or promoted after a question', async () => {
  const { posts } = openSystem({
    areas: [tryingArea('remote-manager')],
    change: ({ path }) =>
      done(path.endsWith('rollback') ? tryingArea('remote-manager') : exampleArea('remote-manager'))(),
  });
  const dealer = await row(/^Dealer/);
  expect(dealer.getByText('10% da oggi 09:30')).toBeInTheDocument();
  await userEvent.click(dealer.getByRole('button', { name: 'Ferma' }));
  await userEvent.click(dealer.getByRole('button', { name: 'Promuovi' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Promuovi' }));

  await waitFor(() => expect(dealer.getByText('–')).toBeInTheDocument());
  expect(posts().map(({ path, body }) => [path.split('/').at(-1), body])).toEqual([
    ['rollback', {}],
    ['promote', undefined],
  ]);
});

test('a version is tried on the share that is chosen', async () => {
  const { posts } = openSystem({
    areas: [exampleArea('remote-public')],
    change: done(tryingArea('remote-public')),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Versioni di Pubblica' }));
  await press('Rilascio graduale: 1.3.0-130aaaa');
  await userEvent.click(screen.getByRole('radio', { name: '25%' }));
  await press('Avvia la prova');

  await waitFor(() => expect(posts()[0]?.body).toEqual({ version: '1.3.0-130aaaaaaaaa', percent: 25 }));
  expect(await screen.findByText('in prova')).toBeInTheDocument();
});

test('a version is tried by chosen people alone, who have to be chosen first', async () => {
  const tried = tryingArea('remote-public');
  const canary = tried.canary && {
    ...tried.canary,
    percent: 0,
    audience: { roles: ['admin' as const], store_uids: [], user_uids: [] },
  };
  const { posts } = openSystem({
    areas: [exampleArea('remote-public')],
    change: done({ ...tried, canary }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Versioni di Pubblica' }));
  await press('Rilascio graduale: 1.3.0-130aaaa');
  await userEvent.click(screen.getByRole('radio', { name: 'Solo chi è scelto' }));
  await press('Avvia la prova');
  expect(posts()).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Amministratore' }));
  await press('Avvia la prova');

  const audience = { roles: ['admin'], store_uids: [], user_uids: [] };
  await waitFor(() => expect(posts()[0]?.body).toEqual({ version: '1.3.0-130aaaaaaaaa', percent: 0, audience }));
  expect(await screen.findByText('in ogni caso: amministratori')).toBeInTheDocument();
  const tryingRow = await row(/^Pubblica/);
  await userEvent.click(tryingRow.getByRole('button', { name: 'Promuovi' }));
  expect(screen.getByText(/^Ora la riceve solo chi è stato scelto\./)).toBeVisible();
});

test('a share that is to grow by itself says what follows, and what ends it', async () => {
  const { posts } = openSystem({
    areas: [exampleArea('remote-public')],
    change: done(tryingArea('remote-public')),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Versioni di Pubblica' }));
  await press('Rilascio graduale: 1.3.0-130aaaa');
  await userEvent.click(screen.getByRole('radio', { name: '1%' }));
  await userEvent.click(screen.getByRole('radio', { name: '30 minuti' }));
  expect(
    screen.getByText(/^Dopo 30 minuti passa da sola alla quota che segue: 10%, 50% e 100%\. Se va peggio/),
  ).toBeInTheDocument();
  await press('Avvia la prova');

  const ramp = { next: [10, 50, 100], every_minutes: 30 };
  await waitFor(() => expect(posts()[0]?.body).toEqual({ version: '1.3.0-130aaaaaaaaa', percent: 1, ramp }));
});

test('a trial that grows tells when it does, and stands beside the live version with how both fare', async () => {
  const area = tryingArea('remote-manager');
  const canary = area.canary && {
    ...area.canary,
    ramp: { next: [50, 100], every_minutes: 30, due_at: '2026-11-21T10:00:00Z' },
  };
  const vital = (p75: number) => ({ p75, samples: 40 });
  const measured = {
    '1.2.6': { calls: 4_000, failed_calls: 3, vitals: { lcp: vital(1_900), inp: vital(96), cls: vital(0.02) } },
    '1.3.0': {
      loads: 200,
      draw_errors: 1,
      calls: 300,
      failed_calls: 9,
      vitals: { lcp: vital(3_100), inp: vital(120), cls: { p75: null, samples: 0 } },
    },
  };
  const versions = area.versions.map((one) => ({
    ...one,
    ...Object.entries(measured).find(([v]) => v === one.version)?.[1],
  }));
  const { container } = openSystem({ areas: [{ ...area, canary, versions }] });
  expect(await screen.findByText('10% da oggi 09:30, poi 50% (oggi 11:00)')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Versioni di Dealer' }));

  const table = screen.getByRole('table', { name: /^Nei browser, ultime 24 ore/ });
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'MisuraIn linea1.2.6-126aaaaIn prova1.3.0-130aaaa',
    'Caricamenti falliti o pagine rotte0 su 2.3101 su 200',
    'Chiamate fallite3 su 4.0009 su 300 peggio',
    'La pagina compare in (LCP)1,9\u00a0s3,1\u00a0s peggio',
    'Risponde a un clic in (INP)96\u00a0ms120\u00a0ms',
    'Si sposta mentre si carica (CLS)0,02–',
  ]);
  await expectAccessible(container);
});

test('an operator sees a version that is not live in this browser alone', async () => {
  const { posts } = openSystem({
    areas: [exampleArea('remote-public')],
    change: () => ({ message: 'In questo browser l’area è alla 1.3.0.' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Versioni di Pubblica' }));
  await press('Vedi solo tu: 1.3.0-130aaaa');

  await waitFor(() => expect(posts()[0]?.body).toEqual({ area: 'remote-public', version: '1.3.0-130aaaaaaaaa' }));
  expect(screen.queryByRole('button', { name: 'Vedi solo tu: 1.2.6-126aaaa' })).not.toBeInTheDocument();
});

test('an area that is somebody else’s to release is looked at, and changed by nobody here', async () => {
  const { posts } = openSystem({ areas: [exampleArea('remote-account', { may_release: false })] });
  await userEvent.click(await screen.findByRole('button', { name: 'Versioni di Cliente' }));
  expect(screen.getByText('La rilascia chi ne risponde.')).toBeInTheDocument();
  const buttons = screen.getAllByRole('button', { name: /1\.[23]\.\d-/ });
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Vedi solo tu: 1.3.0-130aaaa',
    'Vedi solo tu: 1.2.5-125aaaa',
  ]);
  await userEvent.click(screen.getByRole('switch', { name: 'Area Cliente accesa' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(posts()).toEqual([]);
});

test('the kill switch wants a reason and the typed name, and the row then says who and why', async () => {
  const off = exampleArea('remote-account', {
    enabled: false,
    disabled: { by: 'G. Belli', at: '2026-11-21T09:41:00Z', reason: 'Pagina bianca' },
  });
  const { posts } = openSystem({ areas: [exampleArea('remote-account')], change: done(off) });
  await userEvent.click(await screen.findByRole('switch', { name: 'Area Cliente accesa' }));
  await press('Spegni');
  await userEvent.type(screen.getByRole('textbox', { name: /Motivo/ }), 'Pagina bianca');
  await userEvent.type(screen.getByRole('textbox', { name: 'Scrivere Cliente per confermare' }), 'account');
  await press('Spegni');
  expect(posts()).toEqual([]);
  await userEvent.clear(screen.getByRole('textbox', { name: /Scrivere/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /Scrivere/ }), 'cliente');
  await press('Spegni');

  expect(await screen.findByText('Spenta da G. Belli, oggi alle 10:41.')).toBeInTheDocument();
  expect(posts().map(({ body }) => body)).toEqual([{ reason: 'Pagina bianca', confirm: 'remote-account' }]);
  expect(screen.getByRole('switch', { name: 'Area Cliente accesa' })).not.toBeChecked();
});

test('an area that is off goes on again with one press', async () => {
  const disabled = { by: 'G. Belli', at: '2026-11-21T08:00:00Z', reason: 'Prova' };
  const { posts } = openSystem({
    areas: [exampleArea('remote-account', { enabled: false, disabled })],
    change: done(exampleArea('remote-account')),
  });
  await userEvent.click(await screen.findByRole('switch', { name: 'Area Cliente accesa' }));

  await waitFor(() => expect(screen.getByRole('switch', { name: 'Area Cliente accesa' })).toBeChecked());
  expect(posts()[0]?.path).toBe('/admin/system/areas/remote-account/enable');
});

test('who is too late is told in the dialog, and nothing closes', async () => {
  openSystem({
    areas: [exampleArea('remote-account')],
    change: () => {
      throw refusal('stale', 'Qualcuno l’ha cambiata.');
    },
  });
  await userEvent.click((await row(/^Cliente/)).getByRole('button', { name: 'Torna a 1.2.5-125aaaa' }));
  await press('Metti in linea');

  expect(await screen.findByText('Qualcuno l’ha cambiata.')).toBeInTheDocument();
});

describe('on a phone', () => {
  const wide = window.matchMedia;
  beforeEach(() => {
    jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...wide(query), matches: true }));
  });
  afterEach(() => jest.restoreAllMocks());

  test('what wants to be looked at stands first, and stays there when it is well', async () => {
    let areas = [exampleArea('shell'), tryingArea('remote-manager'), failingArea('remote-account')];
    const { container } = openSystem({ areas: () => areas });
    const names = () => screen.getAllByRole('button', { name: /^Versioni di/ }).map(({ ariaLabel }) => ariaLabel);
    const order = ['Versioni di Cliente', 'Versioni di Dealer', 'Versioni di Cornice'];
    expect(await screen.findByRole('button', { name: 'Torna alla 1.2.5-125aaaa' })).toBeInTheDocument();
    expect(names()).toEqual(order);
    await expectAccessible(container);

    areas = [exampleArea('shell'), tryingArea('remote-manager'), exampleArea('remote-account')];
    comeBack();
    expect(await screen.findByText('Tutto in ordine')).toBeInTheDocument();
    expect(names()).toEqual(order);
  });
});
