import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ContractRow, User } from 'shared-api/entities';
import type { ApiError } from 'shared-api/errors';
import { type Answer, provideTestHost, refusal } from 'shared-api/testing';
import { Route, Routes } from 'shared-ui/router';
import { expectAccessible, renderWithHost } from 'shared-ui/testing';
import { customer, paid, rowOf } from '../common/testing/examples';
import { ProfilePage } from './profile-page';

const privacy = {
  general: true,
  marketing: false,
  survey: false,
  history: [
    { consent: 'marketing', given: false, text_version: '2026-11', source: 'contract', at: '2026-11-12T19:31:00.000Z' },
  ],
};

/** Answers the page's reads; a change is what the test is about. */
function answering(change: Answer, owned: readonly ContractRow[] = []): Answer {
  return (outgoing) => {
    if (outgoing.entry.method !== 'GET') return change(outgoing);
    const data: Record<string, unknown> = {
      '/account': customer,
      '/account/overview': { contracts: owned, covers: [] },
    };
    return { data: data[outgoing.path] ?? privacy };
  };
}

function refused(errors: Record<string, string[]>): ApiError {
  return refusal('validation', 'Controlla i dati.', errors);
}

test('what was typed is saved, and only then it cannot be undone any more', async () => {
  const { sent } = provideTestHost(
    answering(() => ({ data: { ...customer, city: 'Moncalieri' }, message: 'Salvato.' })),
    {
      roles: ['user'],
    },
  );
  const view = renderWithHost(<ProfilePage />);
  const city = await screen.findByLabelText('Comune');
  await expectAccessible(view.container);
  // The way to save is there before anything is typed.
  const save = screen.getByRole('button', { name: 'Salva' });
  expect(save).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Annulla le modifiche' })).not.toBeInTheDocument();

  await userEvent.clear(city);
  await userEvent.type(city, 'Moncalieri');
  expect(screen.getByRole('button', { name: 'Annulla le modifiche' })).toBeVisible();
  await userEvent.click(save);

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Annulla le modifiche' })).not.toBeInTheDocument());
  expect(sent.at(-1)).toMatchObject({
    path: '/account/update-profile',
    body: { city: 'Moncalieri', date_of_birth: null },
  });
});

test('a number of rows that none of the choices is, as the operator may set it, is told', async () => {
  const settings = { ...customer.settings, per_page: 100 };
  provideTestHost(
    ({ path }) => {
      if (path === '/account/overview') return { data: { contracts: [], covers: [] } };
      return { data: path === '/account' ? { ...customer, settings } : privacy };
    },
    { roles: ['user'] },
  );
  renderWithHost(<ProfilePage />);
  expect(await screen.findByLabelText('Righe per pagina')).toHaveDisplayValue('100');
});

test('a photo taken away leaves the keyboard at its panel', async () => {
  let avatar: User['avatar'] = { thumbnail: '/t.webp', image: '/i.webp' };
  provideTestHost(
    ({ entry, path }) => {
      if (entry.method !== 'GET') avatar = null;
      if (path === '/account/overview') return { data: { contracts: [], covers: [] } };
      return { data: path === '/account' || entry.method !== 'GET' ? { ...customer, avatar } : privacy };
    },
    { roles: ['user'] },
  );
  renderWithHost(<ProfilePage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Togli la foto' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Togli la foto' })).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'Foto del profilo' })).toHaveFocus();
});

test('what is typed while a save is on its way stays, to be saved next', async () => {
  let arrive = () => {};
  const saved = new Promise((resolve) => {
    arrive = () => resolve({ data: { ...customer, city: 'Moncalieri' }, message: 'Salvato.' });
  });
  provideTestHost(
    answering(() => saved),
    { roles: ['user'] },
  );
  renderWithHost(<ProfilePage />);
  const city = await screen.findByLabelText('Comune');
  await userEvent.clear(city);
  await userEvent.type(city, 'Moncalieri{Enter}');
  await userEvent.type(screen.getByLabelText('Cognome'), ' Verdi');
  arrive();

  await waitFor(() => expect(screen.getByRole('button', { name: 'Salva' })).not.toHaveAttribute('aria-busy', 'true'));
  expect(city).toHaveValue('Moncalieri');
  expect(screen.getByLabelText('Cognome')).toHaveValue(`${customer.lastname} Verdi`);
  await userEvent.click(screen.getByRole('button', { name: 'Annulla le modifiche' }));
  expect(screen.getByLabelText('Cognome')).toHaveValue(customer.lastname);
});

test('the date of birth is written as in Italy, and one that does not exist is not lost', async () => {
  const { sent } = provideTestHost(
    answering(() => ({ data: { ...customer, date_of_birth: '1984-05-03' }, message: 'Salvato.' })),
    { roles: ['user'] },
  );
  renderWithHost(<ProfilePage />);
  const birthday = await screen.findByRole('textbox', { name: 'Data di nascita' });
  await userEvent.type(birthday, '31/02/1984');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  expect(birthday).toHaveValue('31/02/1984');
  expect(birthday).toHaveAccessibleDescription('Serve una data esistente, come 21/11/2026.');

  await userEvent.clear(birthday);
  await userEvent.type(birthday, '03051984');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ body: { date_of_birth: '1984-05-03' } }));
  expect(await screen.findByRole('textbox', { name: 'Data di nascita' })).toHaveValue('03/05/1984');
});

test('a CAP and a province that were emptied are taken away', async () => {
  const { sent } = provideTestHost(
    answering(() => ({ data: { ...customer, zip_code: null, province: null }, message: 'Salvato.' })),
    { roles: ['user'] },
  );
  renderWithHost(<ProfilePage />);
  await userEvent.clear(await screen.findByLabelText('CAP'));
  await userEvent.selectOptions(screen.getByLabelText('Provincia'), '');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  await waitFor(() => expect(sent.at(-1)).toMatchObject({ body: { zip_code: null, province: null } }));
});

test('a CAP that is pasted with blanks keeps its digits', async () => {
  const { sent } = provideTestHost(
    answering(() => ({ data: { ...customer, zip_code: '20127' }, message: 'Salvato.' })),
    { roles: ['user'] },
  );
  renderWithHost(<ProfilePage />);
  const zip = await screen.findByLabelText('CAP');
  await userEvent.clear(zip);
  await userEvent.click(zip);
  await userEvent.paste(' 20127 ');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  await waitFor(() => expect(sent.at(-1)).toMatchObject({ body: { zip_code: '20127' } }));
});

test('a refusal stands at its field and nothing typed is lost', async () => {
  provideTestHost(
    answering(() => {
      throw refused({ zip_code: ['Questo CAP non esiste.'] });
    }),
    { roles: ['user'] },
  );
  renderWithHost(<ProfilePage />);
  const zip = await screen.findByLabelText('CAP');
  await userEvent.clear(zip);
  await userEvent.type(zip, '10129');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  expect(await screen.findByText('Questo CAP non esiste.')).toBeVisible();
  expect(zip).toHaveValue('10129');
});

test('a consent is given with one tap, and its history can be read', async () => {
  const { sent } = provideTestHost(
    answering(() => ({ data: customer, message: 'Salvato.' })),
    { roles: ['user'] },
  );
  renderWithHost(<ProfilePage />);
  const panel = within(await screen.findByRole('region', { name: 'Consensi' }));
  await userEvent.click(await panel.findByRole('switch', { name: /Offerte e novità/ }));

  await waitFor(() =>
    expect(sent).toContainEqual(
      expect.objectContaining({ path: '/account/update-privacy', body: { marketing: true } }),
    ),
  );
  await userEvent.click(panel.getByText('Storico dei consensi (1)'));
  expect(panel.getByRole('listitem')).toHaveTextContent(
    /12\/11\/2026 20:31: Offerte e novità .*, no \(da un contratto, testo 2026-11\)/,
  );
});

test('a new mobile counts once its code was typed', async () => {
  const { sent } = provideTestHost(
    answering(() => ({ data: { ...customer, phone: '+393331234567' }, message: 'Fatto.' })),
    {
      roles: ['user'],
    },
  );
  renderWithHost(<ProfilePage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Cambia il cellulare' }));
  await userEvent.type(screen.getByLabelText('Nuovo cellulare'), '333 123 4567');
  await userEvent.click(screen.getByRole('button', { name: 'Invia il codice' }));
  const code = await screen.findByLabelText(/^Codice (?!fiscale)/);
  await waitFor(() => expect(code).toHaveFocus());
  await userEvent.type(code, '482913');
  await userEvent.click(screen.getByRole('button', { name: 'Conferma il cellulare' }));

  expect(await screen.findByText('+39 333 123 4567')).toBeVisible();
  expect(sent).toContainEqual(
    expect.objectContaining({
      path: '/account/phone',
      body: { phone: '+393331234567', phone_confirmed: false },
      options: { quiet: true, saysSuccess: true },
    }),
  );
  expect(sent).toContainEqual(
    expect.objectContaining({ path: '/account/phone/confirm', body: { otp_code: '482913' } }),
  );
});

test('an e-mail is verificata, a mobile verificato', async () => {
  const at = '2026-11-12T19:31:00.000Z';
  provideTestHost(
    ({ path }) => ({
      data: path === '/account' ? { ...customer, email_verified_at: at, phone_verified_at: at } : privacy,
    }),
    { roles: ['user'] },
  );
  renderWithHost(<ProfilePage />);
  await screen.findByRole('switch', { name: /Sondaggi/ });

  expect(screen.getByText('verificata')).toBeVisible();
  expect(screen.getByText('verificato')).toBeVisible();
});

test('that a link went to a new e-mail is said on the page alone', async () => {
  const { sent } = provideTestHost(
    answering(() => ({ message: 'Inviato.' })),
    { roles: ['user'] },
  );
  renderWithHost(<ProfilePage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Cambia l’e-mail' }));
  await userEvent.type(screen.getByLabelText('Nuova e-mail'), 'nuova@posta.it');
  await userEvent.click(screen.getByRole('button', { name: 'Invia il link' }));

  expect(await screen.findByText(/Abbiamo scritto a nuova@posta.it/)).toBeVisible();
  expect(sent.at(-1)).toMatchObject({ path: '/account/email', options: { saysSuccess: true } });
});

test('a code that came before the page is typed without asking for another', async () => {
  const { sent } = provideTestHost(
    answering(() => ({ data: { ...customer, phone: '+393331234567' }, message: 'Fatto.' })),
    { roles: ['user'] },
  );
  renderWithHost(<ProfilePage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Cambia il cellulare' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ho già un codice' }));
  await userEvent.type(await screen.findByLabelText(/^Codice (?!fiscale)/), '482913');
  await userEvent.click(screen.getByRole('button', { name: 'Conferma il cellulare' }));

  expect(await screen.findByText('+39 333 123 4567')).toBeVisible();
  expect(sent.filter(({ entry }) => entry.method !== 'GET').map(({ path }) => path)).toEqual([
    '/account/phone/confirm',
  ]);
});

test('too early for another code, the field for the one before is there, with the reason', async () => {
  const reason = 'Il codice è già partito: potrai chiederne un altro tra 40 secondi.';
  provideTestHost(
    answering(() => {
      throw refusal('too_many_requests', reason, { phone: [reason] });
    }),
    { roles: ['user'] },
  );
  renderWithHost(<ProfilePage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Cambia il cellulare' }));
  await userEvent.type(screen.getByLabelText('Nuovo cellulare'), '333 123 4567');
  await userEvent.click(screen.getByRole('button', { name: 'Invia il codice' }));
  const code = await screen.findByLabelText(/^Codice (?!fiscale)/);
  await waitFor(() => expect(code).toHaveFocus());
  expect(screen.getByText(/Il codice è già partito.* scrivilo qui\./)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Usa un altro numero' }));
  expect(screen.getByLabelText('Nuovo cellulare')).toBeVisible();
});

test('another code is asked for where the first one does not come', async () => {
  const reason = 'Il codice è già partito: potrai chiederne un altro tra 40 secondi.';
  const answers = [
    () => ({ message: 'Codice inviato.' }),
    () => {
      throw refusal('too_many_requests', reason);
    },
    () => ({ message: 'Codice inviato.' }),
  ];
  const { sent } = provideTestHost(
    answering(() => answers.shift()?.()),
    { roles: ['user'] },
  );
  renderWithHost(<ProfilePage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Cambia il cellulare' }));
  await userEvent.type(screen.getByLabelText('Nuovo cellulare'), '333 123 4567');
  await userEvent.click(screen.getByRole('button', { name: 'Invia il codice' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Invia un altro codice' }));
  expect(await screen.findByText(/Il codice è già partito.* scrivilo qui\./)).toBeVisible();
  const code = screen.getByLabelText(/^Codice (?!fiscale)/);
  await userEvent.type(code, '482');
  await userEvent.click(screen.getByRole('button', { name: 'Invia un altro codice' }));

  expect(await screen.findByText(/^Abbiamo inviato un codice di 6 cifre/)).toBeVisible();
  expect(sent.filter(({ path }) => path === '/account/phone').map(({ body }) => body)).toEqual(
    Array.from({ length: 3 }, () => ({ phone: '+393331234567', phone_confirmed: false })),
  );
});

const tooEarly = (message: string) => refusal('too_many_requests', message, { phone: [message] }, 40);

async function askForCode(phone: string) {
  await userEvent.clear(screen.getByLabelText('Nuovo cellulare'));
  await userEvent.type(screen.getByLabelText('Nuovo cellulare'), phone);
  await userEvent.click(screen.getByRole('button', { name: 'Invia il codice' }));
}

test('too early for another code, what is left is counted down, and then it may be asked for', async () => {
  let time = Date.parse('2026-11-21T09:42:00Z');
  provideTestHost(
    answering(() => {
      throw tooEarly('Il codice è già partito: potrai chiederne un altro tra 40 secondi.');
    }),
    { roles: ['user'], now: () => time },
  );
  renderWithHost(<ProfilePage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Cambia il cellulare' }));
  await askForCode('333 123 4567');
  expect(await screen.findByText('Nuovo codice tra 0:40')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Invia un altro codice' })).not.toBeInTheDocument();

  time += 40_000;
  expect(await screen.findByRole('button', { name: 'Invia un altro codice' }, { timeout: 3_000 })).toBeVisible();
  expect(screen.queryByText(/tra 40 secondi/)).not.toBeInTheDocument();
  expect(screen.getByText(/Se hai già ricevuto un codice/)).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Invia un altro codice' }));
  expect(await screen.findByText('Nuovo codice tra 0:40')).toBeVisible();
  expect(screen.getByLabelText(/^Codice (?!fiscale)/)).toHaveFocus();
});

test('a number that no code can leave for yet is not asked for one that went to another number', async () => {
  const reason =
    'Un codice è già partito per il numero che finisce con 567: per questo potrai chiederlo tra 40 secondi.';
  const answers = [
    () => ({ message: 'Codice inviato.' }),
    () => {
      throw tooEarly(reason);
    },
  ];
  provideTestHost(
    answering(() => answers.shift()?.()),
    { roles: ['user'] },
  );
  renderWithHost(<ProfilePage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Cambia il cellulare' }));
  await askForCode('333 123 4567');
  await userEvent.click(await screen.findByRole('button', { name: 'Usa un altro numero' }));
  await askForCode('333 765 4321');

  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.getByLabelText('Nuovo cellulare')).toHaveValue('333 765 4321');
  expect(screen.queryByLabelText(/^Codice (?!fiscale)/)).not.toBeInTheDocument();
});

test('a form that was opened in place gives the focus back to its button', async () => {
  provideTestHost(
    answering(() => ({})),
    { roles: ['user'] },
  );
  renderWithHost(<ProfilePage />);
  for (const name of ['Cambia l’e-mail', 'Cambia il cellulare']) {
    await userEvent.click(await screen.findByRole('button', { name }));
    await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(screen.getByRole('button', { name })).toHaveFocus();
  }
});

test('an e-mail that was given up is not there when the form is opened again', async () => {
  provideTestHost(
    answering(() => ({})),
    { roles: ['user'] },
  );
  renderWithHost(<ProfilePage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Cambia l’e-mail' }));
  await userEvent.type(screen.getByLabelText('Nuova e-mail'), 'anna@exam');
  await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cambia l’e-mail' }));
  expect(screen.getByLabelText('Nuova e-mail')).toHaveValue('');
});

test('lists become compact with one press', async () => {
  const { sent } = provideTestHost(
    answering(() => ({ data: customer, message: 'Salvato.' })),
    { roles: ['user'] },
  );
  renderWithHost(<ProfilePage />);
  await userEvent.click(await screen.findByRole('radio', { name: 'Compatta' }));
  await waitFor(() =>
    expect(sent).toContainEqual(
      expect.objectContaining({ path: '/account/update-settings', body: { density: 'compact' } }),
    ),
  );
});

test('a setting stands as it was pressed while it is being saved, and goes back when it was not', async () => {
  let refuse: (reason: unknown) => void = () => undefined;
  const saving = new Promise<unknown>((_, reject) => {
    refuse = reject;
  });
  const { sent } = provideTestHost(
    answering(() => saving),
    { roles: ['user'] },
  );
  renderWithHost(<ProfilePage />);
  const compact = await screen.findByRole('radio', { name: 'Compatta' });
  const sms = screen.getByRole('switch', { name: /SMS/ });
  fireEvent.click(compact);
  expect(compact).toBeChecked();
  fireEvent.click(sms);
  expect(sms).not.toBeChecked();

  await waitFor(() => expect(sent.at(-1)).toMatchObject({ body: { density: 'compact' } }));
  refuse(refused({ density: ['Scegli una densità.'] }));
  await waitFor(() => expect(compact).not.toBeChecked());
  expect(sms).toBeChecked();
});

test('erasure names what the law has us keep, before and after', async () => {
  provideTestHost(
    answering(() => ({
      data: { kept: [{ what: 'I contratti firmati', law: 'art. 2220 c.c.', until: '2036-11-12T00:00:00.000Z' }] },
      message: 'Fatto.',
    })),
    { roles: ['user'] },
  );
  renderWithHost(<ProfilePage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancella i tuoi dati' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancellare i tuoi dati?' }));
  expect(dialog.getByText(/^Per il tempo previsto dalla legge conserviamo soltanto i contratti firmati/)).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Password'), 'una frase lunga');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancella i miei dati' }));

  expect(await screen.findByText('I contratti firmati, fino al 12/11/2036 (art. 2220 c.c.)')).toBeVisible();
});

test('an erasure that is on its way is not cancelled by Escape', async () => {
  let arrive = () => {};
  const answer = new Promise((resolve) => {
    arrive = () => resolve({ data: { kept: [] }, message: 'Fatto.' });
  });
  provideTestHost(
    answering(() => answer),
    { roles: ['user'] },
  );
  renderWithHost(<ProfilePage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancella i tuoi dati' }));
  await userEvent.type(await screen.findByLabelText('Password'), 'una frase lunga');
  await userEvent.click(screen.getByRole('button', { name: 'Cancella i miei dati' }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
  expect(screen.getByRole('alertdialog', { name: 'Cancellare i tuoi dati?' })).toBeVisible();

  arrive();
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('erasure tells of the money that is still to come back', async () => {
  const due = { withdrawn_at: '2026-11-20T10:00:00Z', refund_due_at: '2026-12-04T10:00:00Z' };
  provideTestHost(
    answering(() => ({ data: null }), [rowOf({ ...paid, ...due, amount: '750.00' })]),
    { roles: ['user'] },
  );
  renderWithHost(<ProfilePage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancella i tuoi dati' }));
  expect(await screen.findByText(/^Aspetti ancora un rimborso/)).toHaveTextContent(
    /750,00\s€, entro il 04\/12\/2026, per il contratto/,
  );
});

test('erasure tells a refund that is late as late, and whom to call', async () => {
  const due = { withdrawn_at: '2026-11-02T10:00:00Z', refund_due_at: '2026-11-16T10:00:00Z' };
  provideTestHost(
    answering(() => ({ data: null }), [rowOf({ ...paid, ...due, amount: '750.00' })]),
    { roles: ['user'] },
  );
  renderWithHost(<ProfilePage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancella i tuoi dati' }));
  expect(await screen.findByText(/^Il rimborso di 750,00\s€/)).toHaveTextContent(
    /doveva arrivare entro il 16\/11\/2026\. Se non c’è ancora, chiama prima il concessionario/,
  );
  expect(screen.queryByText(/^Aspetti ancora/)).not.toBeInTheDocument();
});

test('what the law has us keep stays in sight until it is closed, though nobody is signed in any more', async () => {
  let signedIn = true;
  const told = new Set<() => void>();
  const holds = new Set<unknown>();
  const signOut = jest.fn(async () => {
    expect([...holds]).toEqual([expect.objectContaining({ kept: true })]);
    signedIn = false;
    for (const tell of told) tell();
    throw new Error('The server is away');
  });
  const somebody = { authenticated: true, roles: [] };
  const nobody = { authenticated: false, roles: [] };
  provideTestHost(
    answering(() => ({ data: { kept: [{ what: 'I contratti firmati', law: 'art. 2220 c.c.', until: null }] } })),
    {
      session: {
        get: () => (signedIn ? somebody : nobody),
        subscribe: (listener) => {
          told.add(listener);
          return () => told.delete(listener);
        },
        preSignIn: async () => ({ otp_required: false, channel: null }),
        signIn: async () => undefined,
        signOut,
        refreshAccount: () => undefined,
      },
      holdUnsaved: (input) => {
        holds.add(input);
        return () => void holds.delete(input);
      },
    },
  );
  renderWithHost(
    <Routes>
      <Route path="/" element={<h1>La pagina iniziale</h1>} />
      <Route path="/account/profile" element={<ProfilePage />} />
    </Routes>,
    { route: '/account/profile' },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Cancella i tuoi dati' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancellare i tuoi dati?' }));
  await userEvent.type(dialog.getByLabelText('Password'), 'una frase lunga');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancella i miei dati' }));

  expect(await screen.findByText('I contratti firmati (art. 2220 c.c.)')).toBeVisible();
  expect(signedIn).toBe(false);

  await userEvent.click(screen.getByRole('button', { name: 'Esci' }));
  expect(await screen.findByRole('heading', { name: 'La pagina iniziale' })).toBeVisible();
  expect(signOut).toHaveBeenCalledTimes(1);
});

test('a person without a picture has the letters of the page’s head, also with a surname of two words', async () => {
  provideTestHost(({ path }) => ({ data: path === '/account' ? customer : privacy }), { roles: ['user'] });
  renderWithHost(<ProfilePage />);
  expect(await screen.findByText('MD')).toBeVisible();
  expect(screen.queryByText('MS')).not.toBeInTheDocument();
});

test('what kept a change from being saved is told no more once the change is undone', async () => {
  provideTestHost(
    answering(() => {
      throw refusal('unavailable', 'Il servizio non risponde: riprova tra poco.');
    }),
    { roles: ['user'] },
  );
  const fault = /servizio non risponde/;
  renderWithHost(<ProfilePage />);
  await userEvent.type(await screen.findByLabelText('Comune'), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  expect(await screen.findByText(fault)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Annulla le modifiche' }));
  expect(screen.queryByText(fault)).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Cambia l’e-mail' }));
  await userEvent.type(screen.getByLabelText('Nuova e-mail'), 'anna@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Invia il link' }));
  expect(await screen.findByText(fault)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cambia l’e-mail' }));
  expect(screen.queryByText(fault)).not.toBeInTheDocument();
});
