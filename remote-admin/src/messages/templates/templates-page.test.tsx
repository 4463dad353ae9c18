import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Outgoing } from 'shared-api/client';
import type { MessageTemplate } from 'shared-api/entities';
import { refusal } from 'shared-api/testing';
import { expectAccessible, renderWithHost } from 'shared-ui/testing';
import { provideAdminServer } from '../../common/testing/people';
import { TemplatesPage } from './templates-page';

const link: MessageTemplate = {
  code: 'sms.contract-link',
  channel: 'sms',
  title: 'Link per leggere e firmare',
  subject: null,
  body: 'CarCare: leggi e firma {link}',
  default_subject: null,
  default_body: 'CarCare: leggi e firma {link}',
  variables: ['link', 'code'],
  preview_subject: null,
  preview: 'CarCare: leggi e firma https://carcare.example/c/abc',
  length: 52,
  parts: 1,
  version: 3,
};
const receipt: MessageTemplate = {
  ...link,
  code: 'email.receipt',
  channel: 'email',
  title: 'Ricevuta del pagamento',
  subject: 'La tua ricevuta',
  default_subject: 'Ricevuta',
  preview_subject: 'La tua ricevuta',
  length: null,
  parts: null,
};

const isDry = ({ body }: Outgoing) => typeof body === 'object' && body !== null && 'dry_run' in body;

/** A server that knows one rule: the link must be there. */
function answer(call: Outgoing) {
  const body = { ...link, ...Object(call.body) };
  if (body.body !== null && !body.body.includes('{link}'))
    throw refusal('validation', 'Controllare.', { body: ['Nel testo manca {link}.'] });
  const text = body.body ?? link.default_body;
  return { data: { ...link, body: text, preview: `Anteprima di ${text}`, length: 161, parts: 2 }, message: 'Salvato.' };
}

async function open(code = link.code) {
  const host = provideAdminServer({
    'GET /admin/message-templates': () => ({ data: [link, receipt] }),
    'PATCH /admin/message-templates': answer,
  });
  const page = renderWithHost(<TemplatesPage />, { route: `/?testo=${code}` });
  await screen.findByRole('heading', { level: 2, name: code === link.code ? link.title : receipt.title });
  return { ...host, ...page };
}

const saves = (sent: readonly Outgoing[]) => sent.filter((call) => call.entry.method === 'PATCH' && !isDry(call));
const area = () => screen.getByRole('textbox', { name: 'Testo' });

test('a text is shown with its names, its look and its length', async () => {
  const { container } = await open();

  expect(area()).toHaveValue('CarCare: leggi e firma {link}');
  expect(screen.getByText(link.preview)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('52 caratteri, 1 SMS');
  expect(screen.getByRole('link', { name: /Ricevuta del pagamento.*modificato/ })).toBeVisible();
  await expectAccessible(container);
});

test('the look follows what is typed, and is told to be of two parts', async () => {
  const { sent } = await open();
  await userEvent.type(area(), ' subito');

  expect(
    await screen.findByText('Anteprima di CarCare: leggi e firma {{link} subito'.replace('{{', '{')),
  ).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('161 caratteri, 2 SMS');
  expect(saves(sent)).toEqual([]);
});

test('a name is put where the cursor is', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Inserisci code' }));

  expect(area()).toHaveValue('CarCare: leggi e firma {link}{code}');
});

test('what the server would refuse is said while one types, and cannot be saved', async () => {
  const { sent } = await open();
  await userEvent.clear(area());
  await userEvent.type(area(), 'Senza nome');

  await waitFor(() => expect(area()).toHaveAccessibleDescription('Nel testo manca {link}.'));
  await userEvent.click(screen.getByRole('button', { name: 'Salva il testo' }));
  expect(saves(sent)).toEqual([]);
});

test('a text is saved on the version that was shown', async () => {
  const { sent } = await open();
  await userEvent.type(area(), ' ora');
  await userEvent.click(screen.getByRole('button', { name: 'Salva il testo' }));

  await waitFor(() =>
    expect(saves(sent).map(({ body }) => body)).toEqual([{ code: link.code, body: `${link.body} ora` }]),
  );
  expect(saves(sent)[0]?.options.ifMatch).toBe('"3"');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Salva il testo' })).not.toBeInTheDocument());
  // The button is gone: the next key goes on from the text's panel.
  expect(screen.getByRole('heading', { name: link.title })).toHaveFocus();
});

test('what is typed in one text is kept while another one is read', async () => {
  const { container } = await open();
  await userEvent.type(area(), ' ora');
  await screen.findByText(/^Anteprima di .* ora$/);
  await userEvent.click(screen.getByRole('link', { name: /Ricevuta del pagamento/ }));

  expect(await screen.findByRole('heading', { level: 2, name: receipt.title })).toBeVisible();
  expect(area()).toHaveValue(receipt.body);
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('link', { name: 'Link per leggere e firmare non salvato' }));

  expect(area()).toHaveValue(`${link.body} ora`);
  expect(screen.queryByRole('heading', { level: 2, name: receipt.title })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
  expect(screen.queryByText('non salvato')).not.toBeInTheDocument();
});

test('the built-in text comes back after a question', async () => {
  const { sent } = await open(receipt.code);
  await userEvent.click(screen.getByRole('button', { name: 'Ripristina il testo predefinito' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Ripristinare il testo predefinito?' }));
  expect(saves(sent)).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Ripristina' }));

  await waitFor(() =>
    expect(saves(sent).map(({ body }) => body)).toEqual([{ code: receipt.code, subject: null, body: null }]),
  );
});

test('who comes second compares both texts before one of them is saved', async () => {
  const theirs = { ...link, body: 'CarCare: il contratto è pronto {link}', version: 4 };
  let moved = false;
  const { sent } = provideAdminServer({
    'GET /admin/message-templates': () => ({ data: [moved ? theirs : link, receipt] }),
    'PATCH /admin/message-templates': (call) => {
      if (isDry(call) || moved) return answer(call);
      moved = true;
      throw refusal('stale', 'Qualcuno ha salvato prima.');
    },
  });
  renderWithHost(<TemplatesPage />, { route: `/?testo=${link.code}` });
  await screen.findByRole('heading', { level: 2, name: link.title });
  await userEvent.type(area(), ' ora');
  await userEvent.click(screen.getByRole('button', { name: 'Salva il testo' }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Qualcun altro ha salvato prima' }));
  expect(screen.getByLabelText('Testo', { selector: 'textarea' })).toHaveValue(`${link.body} ora`);
  await userEvent.click(dialog.getByRole('button', { name: 'Salva le scelte' }));

  await waitFor(() => expect(saves(sent).map(({ options }) => options.ifMatch)).toEqual(['"3"', '"4"']));
  expect(saves(sent).at(-1)?.body).toEqual({ code: link.code, body: `${link.body} ora` });
});
