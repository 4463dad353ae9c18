import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from 'shared-api/testing';
import { expectAccessible } from 'shared-ui/testing';
import { openPage } from '../common/testing/open-page';
import { VerifyPage } from './verify-page';
import { WithdrawalPage } from './withdrawal-page';

describe('the statement of withdrawal', () => {
  const sendStatement = () => userEvent.click(screen.getByRole('button', { name: 'Conferma recesso' }));
  const open = (answer: () => unknown) =>
    openPage({
      element: <WithdrawalPage />,
      path: '/recesso',
      at: '/recesso',
      answers: { 'POST /public/withdrawals': answer },
    });
  async function fill() {
    await userEvent.type(screen.getByLabelText('Nome e cognome'), 'Marco De Santis');
    await userEvent.type(screen.getByLabelText('Codice del contratto'), 'CC-2026-000417');
    await userEvent.type(screen.getByLabelText('E-mail per la ricevuta'), 'marco@example.com');
  }

  test('is sent from here, and where the receipt goes is said', async () => {
    const { calls, view } = await open(() => ({ message: 'Ricevuto.' }));
    await expectAccessible(view.container);
    expect(screen.getByText(/entro 14 giorni ti torna tutto quello che hai pagato/)).toBeVisible();
    await fill();
    await sendStatement();

    expect(await screen.findByText('Dichiarazione ricevuta')).toBeVisible();
    expect(screen.getByRole('status')).toHaveFocus();
    expect(screen.getByText(/arriva a marco@example\.com/)).toBeVisible();
    expect(calls('POST', '/public/withdrawals').map(({ body }) => body)).toEqual([
      { fullname: 'Marco De Santis', code: 'CC-2026-000417', email: 'marco@example.com' },
    ]);
  });

  test('is checked by the dealer first, and its code is read however it is written', async () => {
    const { calls } = await open(() => ({ message: 'Ricevuto.' }));
    expect(screen.getByText(/Con la dichiarazione scritta qui, il concessionario controlla prima/)).toBeVisible();
    await userEvent.type(screen.getByLabelText('Nome e cognome'), 'Marco De Santis');
    await userEvent.type(screen.getByLabelText('Codice del contratto'), 'cc 2026-001191');
    await userEvent.type(screen.getByLabelText('E-mail per la ricevuta'), 'marco@example.com');
    await sendStatement();

    expect(await screen.findByText('Dichiarazione ricevuta')).toBeVisible();
    expect(calls('POST', '/public/withdrawals').map(({ body }) => body)).toMatchObject([{ code: 'CC-2026-001191' }]);
  });

  test('asks for the code in capitals on a phone, and has it not corrected as if it were a word', async () => {
    await open(() => ({}));
    const code = screen.getByLabelText('Codice del contratto');
    expect(code).toHaveAttribute('autocapitalize', 'characters');
    expect(code).toHaveAttribute('spellcheck', 'false');
  });

  test('with gaps is refused at its fields before it is sent', async () => {
    const { calls } = await open(() => ({}));
    await userEvent.type(screen.getByLabelText('E-mail per la ricevuta'), 'marco');
    await sendStatement();

    await waitFor(() => expect(screen.getByLabelText('Nome e cognome')).toBeInvalid());
    expect(screen.getByLabelText('Nome e cognome')).toHaveFocus();
    expect(screen.getByText('Inserisci nome e cognome.')).toBeVisible();
    expect(screen.getByText('Inserisci il codice del contratto.')).toBeVisible();
    expect(screen.getByLabelText('E-mail per la ricevuta')).toBeInvalid();
    expect(calls('POST', '/public/withdrawals')).toEqual([]);
  });

  test('that the server refuses keeps everything typed', async () => {
    await open(() => {
      throw refusal('validation', 'Controlla i dati.', { code: ['Il codice comincia con CC.'] });
    });
    await fill();
    await sendStatement();

    expect(await screen.findByText('Il codice comincia con CC.')).toBeVisible();
    expect(screen.getByLabelText('Nome e cognome')).toHaveValue('Marco De Santis');
  });

  test('that meets too many others says so above its button', async () => {
    await open(() => {
      throw refusal('too_many_requests', 'Troppe richieste. Riprova tra 2 minuti.', undefined, 120);
    });
    await fill();
    await sendStatement();

    expect(await screen.findByRole('alert')).toHaveTextContent('Troppe richieste. Riprova tra 2 minuti.');
  });
});

describe('a document to be verified', () => {
  const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  const open = (answer: () => unknown) =>
    openPage({
      element: <VerifyPage />,
      path: '/verifica',
      at: '/verifica',
      answers: { [`GET /public/verify/${sha256}`]: answer },
    });
  const paper = new File(['abc'], 'contratto.pdf', { type: 'application/pdf' });
  async function choose(container: HTMLElement) {
    const input = container.querySelector<HTMLInputElement>('input[type=file]');
    if (input) await userEvent.upload(input, paper);
  }

  test('only its fingerprint leaves the device; a sealed one is known', async () => {
    const { view, calls } = await open(() => ({
      data: { known: true, kind: 'sealed', at: '2026-11-20T09:00:00Z', document: 'contratto' },
    }));
    await choose(view.container);

    expect(await screen.findByText(/contratto\.pdf: È un contratto firmato, sigillato da CarCare/)).toBeVisible();
    expect(screen.getByText(/Registrato il 20 novembre 2026/)).toBeVisible();
    expect(screen.getByText(sha256)).toBeVisible();
    expect(calls('GET', `/public/verify/${sha256}`)[0]?.body).toBeUndefined();
  });

  test.each([
    ['contratto', 'shown', 'È un contratto come mostrato per la firma'],
    ['scheda', 'sealed', 'È la scheda di un contratto, con il metodo di pagamento, sigillata da CarCare'],
    ['ricevuta', 'shown', 'È la ricevuta di un pagamento'],
    ['recesso', 'shown', 'È la ricevuta di un recesso'],
  ])('a %s is called what it is', async (document, kind, sentence) => {
    const { view } = await open(() => ({
      data: { known: true, kind, at: '2026-11-20T09:00:00Z', document, superseded_at: null },
    }));
    await choose(view.container);

    const answer = await screen.findByText(`contratto.pdf: ${sentence}`);
    expect(answer.parentElement).not.toHaveTextContent('Non è più');
  });

  test.each([
    ['scheda', 'sealed', 'Non è più quella valida: il 21 novembre 2026'],
    ['ricevuta', 'shown', 'Non è più quella valida: il 21 novembre 2026'],
    ['contratto', 'shown', 'Non è più quello da firmare: il 21 novembre 2026'],
  ])('a %s that was replaced says so', async (document, kind, sentence) => {
    const times = { at: '2026-11-20T09:00:00Z', superseded_at: '2026-11-21T09:00:00Z' };
    const { view } = await open(() => ({ data: { known: true, kind, document, ...times } }));
    await choose(view.container);

    expect(await screen.findByText(new RegExp(sentence))).toBeVisible();
  });

  test('one that nobody knows is told to be changed or foreign', async () => {
    const { view } = await open(() => ({ data: { known: false, kind: null, at: null } }));
    await choose(view.container);

    expect(await screen.findByText(/Non è un documento che conosciamo/)).toBeVisible();
  });

  test('a question that cannot be asked is said', async () => {
    const { view } = await open(() => {
      throw refusal('unavailable', 'Riprova tra poco.');
    });
    await choose(view.container);

    expect(await screen.findByRole('alert')).toHaveTextContent('Riprova tra poco.');
  });

  test('the same one is tried again after a failure', async () => {
    let away = true;
    const { view } = await open(() => {
      if (away) throw refusal('unavailable', 'Riprova tra poco.');
      return { data: { known: true, kind: 'sealed', at: '2026-11-20T09:00:00Z', document: 'contratto' } };
    });
    await choose(view.container);
    expect(await screen.findByRole('alert')).toHaveTextContent('Riprova tra poco.');

    away = false;
    await choose(view.container);
    expect(await screen.findByText(/contratto\.pdf: È un contratto firmato, sigillato da CarCare/)).toBeVisible();
  });
});
