import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Passkey } from 'shared-api/entities';
import { provideTestHost, refusal } from 'shared-api/testing';
import { expectAccessible, renderWithHost, stubAuthenticator } from 'shared-ui/testing';
import { customer } from '../common/testing/examples';
import { PasskeysPanel } from './passkeys-panel';

const phone: Passkey = {
  id: '0b9f5f0a-5c3d-4a53-9d9d-3f7f3f1f2a21',
  name: 'Safari su iPhone',
  created_at: '2026-11-20T08:00:00.000Z',
  last_used_at: null,
};
const options = {
  challenge: 'AAAA',
  rp: { id: 'localhost', name: 'CarCare' },
  user: { id: 'AAAA', name: 'anna@example.it', displayName: 'Anna Rossi' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
};

const named = (body: unknown) => ({ data: { ...phone, ...Object(body) }, message: 'Nome salvato.' });

let restore = () => {};
afterEach(() => restore());

function show(held: readonly Passkey[] = [], rename: (body: unknown) => unknown = named) {
  const answers: Readonly<Record<string, unknown>> = {
    'GET /account': { data: customer },
    'GET /account/passkeys': { data: held },
    'POST /account/passkeys/options': { data: options },
    'POST /account/passkeys': { data: phone, message: 'Passkey aggiunta.' },
  };
  const host = provideTestHost(
    ({ entry, path, body }) => (entry.method === 'PATCH' ? rename(body) : answers[`${entry.method} ${path}`]),
    { roles: ['user'] },
  );
  return { ...host, ...renderWithHost(<PasskeysPanel />) };
}

test('the browser makes a passkey, and the server gets what it has to keep', async () => {
  restore = stubAuthenticator();
  const { sent, container } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Aggiungi una passkey' }));
  const body = {
    id: 'AQID',
    response: { clientDataJSON: 'e30', attestationObject: 'bWFkZQ', transports: ['internal'] },
  };
  await waitFor(() => expect(sent).toContainEqual(expect.objectContaining({ path: '/account/passkeys', body })));
  await expectAccessible(container);
});

test('one press too many makes no second one', async () => {
  restore = stubAuthenticator();
  const { sent } = show();
  const button = await screen.findByRole('button', { name: 'Aggiungi una passkey' });
  act(() => {
    button.click();
    button.click();
  });
  await waitFor(() =>
    expect(sent).toContainEqual(expect.objectContaining({ path: '/account/passkeys', body: expect.anything() })),
  );
  expect(sent.filter(({ path }) => path === '/account/passkeys/options')).toHaveLength(1);
});

test.each([
  ['NotAllowedError', 'Nessuna passkey è stata aggiunta'],
  ['InvalidStateError', 'Questo dispositivo ha già una passkey'],
])('a browser’s %s is told in words', async (name, said) => {
  restore = stubAuthenticator({ create: () => Promise.reject(new DOMException('no', name)) });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Aggiungi una passkey' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(said);
});

test('that the device has one already is said no more once it is taken away', async () => {
  restore = stubAuthenticator({ create: () => Promise.reject(new DOMException('no', 'InvalidStateError')) });
  show([phone]);
  await userEvent.click(await screen.findByRole('button', { name: 'Aggiungi una passkey' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Questo dispositivo ha già una passkey');
  await userEvent.click(screen.getByRole('button', { name: 'Togli la passkey Safari su iPhone' }));
  const question = await screen.findByRole('alertdialog', { name: 'Togliere la passkey?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Togli' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('one is taken away after a question that names it', async () => {
  restore = stubAuthenticator();
  const { sent } = show([phone]);
  expect(await screen.findByText('Safari su iPhone')).toBeVisible();
  expect(screen.getByText(/mai usata/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Togli la passkey Safari su iPhone' }));
  const question = await screen.findByRole('alertdialog', { name: 'Togliere la passkey?' });
  expect(question).toHaveTextContent('«Safari su iPhone»');
  await userEvent.click(within(question).getByRole('button', { name: 'Togli' }));
  await waitFor(() =>
    expect(sent).toContainEqual(
      expect.objectContaining({
        entry: expect.objectContaining({ method: 'DELETE' }),
        path: `/account/passkeys/${phone.id}`,
      }),
    ),
  );
});

test('one is called as its owner says, in its place', async () => {
  const { sent, container } = show([phone]);
  await userEvent.click(await screen.findByRole('button', { name: 'Rinomina la passkey Safari su iPhone' }));
  const field = screen.getByRole('textbox', { name: 'Nome della passkey' });
  expect(field).toHaveFocus();
  expect(field).toHaveValue('Safari su iPhone');
  await expectAccessible(container);
  await userEvent.clear(field);
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  expect(field).toHaveAccessibleDescription('Campo obbligatorio.');
  await userEvent.type(field, 'Telefono di Anna');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  expect(await screen.findByText('Telefono di Anna')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Rinomina la passkey Telefono di Anna' })).toHaveFocus();
  expect(sent.filter(({ entry }) => entry.method === 'PATCH')).toMatchObject([
    { path: `/account/passkeys/${phone.id}`, body: { name: 'Telefono di Anna' } },
  ]);
});

test('a name that another one bears stays to be changed, or is left as it was', async () => {
  show([phone], () => {
    const errors = { name: ['Hai già una passkey con questo nome: scegline un altro.'] };
    throw refusal('validation', 'Controlla i dati.', errors);
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Rinomina la passkey Safari su iPhone' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Nome della passkey' }), ' (2)');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Nome della passkey' })).toHaveAccessibleDescription(
      'Hai già una passkey con questo nome: scegline un altro.',
    ),
  );

  await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
  expect(screen.getByText('Safari su iPhone')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Rinomina la passkey Safari su iPhone' })).toHaveFocus();
});

test('two of one name are told apart by when they were added and used, at the button and in the question too', async () => {
  restore = stubAuthenticator();
  const twin: Passkey = {
    ...phone,
    id: '0b9f5f0a-5c3d-4a53-9d9d-3f7f3f1f2a22',
    created_at: '2026-11-20T08:05:00.000Z',
    last_used_at: '2026-11-28T17:30:00.000Z',
  };
  const { sent, container } = show([phone, twin]);
  expect(await screen.findByText('Dal 20/11/2026 09:00, mai usata')).toBeVisible();
  expect(screen.getByText('Dal 20/11/2026 09:05, usata l’ultima volta il 28/11/2026 18:30')).toBeVisible();
  await expectAccessible(container);
  const name = 'Togli la passkey Safari su iPhone, aggiunta il 20/11/2026 09:05';
  await userEvent.click(screen.getByRole('button', { name }));
  const question = await screen.findByRole('alertdialog', { name: 'Togliere la passkey?' });
  expect(question).toHaveTextContent('Con la passkey «Safari su iPhone», aggiunta il 20/11/2026 09:05, non potrai più');
  await userEvent.click(within(question).getByRole('button', { name: 'Togli' }));
  await waitFor(() => expect(sent).toContainEqual(expect.objectContaining({ path: `/account/passkeys/${twin.id}` })));
});

test('a browser without passkeys is told what they need', async () => {
  show();
  expect(await screen.findByText(/non può usare passkey/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Aggiungi una passkey' })).not.toBeInTheDocument();
});
