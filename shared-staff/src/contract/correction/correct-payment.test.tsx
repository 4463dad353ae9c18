import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffContract } from 'shared-api/entities';
import { refusal } from 'shared-api/testing';
import { expectAccessible } from 'shared-ui/testing';
import { DealerBackOffice } from '../../common/back-office/dealer-back-office';
import { renderForStaff } from '../../common/testing/render-for-staff';
import { staffContractWith } from '../../common/testing/staff-contract';
import { provideManagerServer } from '../../common/testing/staff-server';
import { PaymentPanel } from '../panels/payment-panel';

const paid = {
  status: 'PAID',
  amount: '1180.00',
  paid_at: '2026-11-20T09:42:00Z',
  payment_reference: 'CRO 123',
  deletion_at: null,
} as const;

const corrected = () => ({ data: staffContractWith({ ...paid, version: 8 }), message: 'Fatto.' });

function show(changes: Partial<StaffContract> = {}, answer: () => unknown = corrected) {
  const contract = staffContractWith({ ...paid, ...changes });
  const host = provideManagerServer({ answers: { 'PATCH /manager/contracts/{contract_uid}/payment': answer } });
  return { ...host, contract, ...renderForStaff(<PaymentPanel contract={contract} />) };
}

/** The dialog, once it is opened. */
async function opened() {
  await userEvent.click(screen.getByRole('button', { name: 'Correggi il pagamento' }));
  return within(await screen.findByRole('dialog', { name: 'Correggi il pagamento' }));
}

type Dialog = Awaited<ReturnType<typeof opened>>;

async function write(dialog: Dialog, name: RegExp, text: string) {
  const field = dialog.getByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

const press = (dialog: Dialog) => userEvent.click(dialog.getByRole('button', { name: 'Correggi' }));
const bodyOf = ({ sent }: ReturnType<typeof show>) => sent.find(({ entry }) => entry.method === 'PATCH');

it('begins with what was recorded, and sends it anew with the reason and the version that was seen', async () => {
  const shown = show();
  const dialog = await opened();
  expect(dialog.getByText(/^Il metodo resta bonifico/)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /^Importo/ })).toHaveValue('1.180,00');
  expect(dialog.getByRole('textbox', { name: /^Data di accredito/ })).toHaveValue('20/11/2026');
  await write(dialog, /^Riferimento/, 'CRO 321');
  await press(dialog);
  expect(await dialog.findByText('Campo obbligatorio.')).toBeVisible();
  await write(dialog, /^Perché si corregge/, 'Una cifra scambiata');
  await press(dialog);

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(bodyOf(shown)?.body).toEqual({
    amount: '1180.00',
    paid_at: '2026-11-20T09:42:00Z',
    reference: 'CRO 321',
    reason: 'Una cifra scambiata',
  });
  expect(bodyOf(shown)?.options.ifMatch).toBe('"7"');
});

it('asks why the sum is another one beside the day that is missing', async () => {
  show();
  const dialog = await opened();
  await write(dialog, /^Importo/, '1.108');
  await userEvent.clear(dialog.getByRole('textbox', { name: /^Data di accredito/ }));
  await press(dialog);

  for (const name of [/^Data di accredito/, /^Perché l’importo/, /^Perché si corregge/])
    expect(dialog.getByRole('textbox', { name })).toBeInvalid();
});

it('asks about another sum than the total, and why it is another', async () => {
  const shown = show();
  const dialog = await opened();
  await write(dialog, /^Importo/, '1.108');
  await write(dialog, /^Perché si corregge/, 'Letto male');
  await press(dialog);
  expect(await dialog.findByText('Campo obbligatorio.')).toBeVisible();
  await write(dialog, /^Perché l’importo/, 'Sconto');
  await press(dialog);

  const question = within(await screen.findByRole('alertdialog', { name: /^Registrare 1\.108,00\s€ a saldo/ }));
  expect(bodyOf(shown)).toBeUndefined();
  await userEvent.click(question.getByRole('button', { name: 'Correggi' }));
  await waitFor(() => expect(bodyOf(shown)?.body).toMatchObject({ amount: '1108.00', note: 'Sconto' }));
});

it('takes the note away with the difference that it explained', async () => {
  const shown = show({ amount: '1108.00', payment_note: 'Sconto' });
  const dialog = await opened();
  expect(dialog.getByRole('textbox', { name: /^Perché l’importo/ })).toHaveValue('Sconto');
  await write(dialog, /^Importo/, '1.180');
  await write(dialog, /^Perché si corregge/, 'Letto male');
  await press(dialog);
  await waitFor(() => expect(bodyOf(shown)?.body).toMatchObject({ amount: '1180.00' }));
  expect(bodyOf(shown)?.body).not.toHaveProperty('note');
});

it('sends nothing where nothing is another', async () => {
  const shown = show();
  const dialog = await opened();
  await write(dialog, /^Perché si corregge/, 'Prova');
  await press(dialog);
  expect(await dialog.findByRole('alert')).toHaveTextContent(/non c’è nulla da correggere/);
  expect(bodyOf(shown)).toBeUndefined();
});

it('shows a refusal at its field', async () => {
  const sentence = 'Il contratto si poteva pagare fino al 27 novembre 2026.';
  show({}, () => {
    throw refusal('validation', sentence, { paid_at: [sentence] });
  });
  const dialog = await opened();
  await write(dialog, /^Data di accredito/, '21/11/2026');
  await write(dialog, /^Perché si corregge/, 'Giorno errato');
  await press(dialog);
  await waitFor(() =>
    expect(dialog.getByRole('textbox', { name: /^Data di accredito/ })).toHaveAccessibleDescription(sentence),
  );
});

it('takes in what a colleague corrected meanwhile, and keeps what was typed', async () => {
  const shown = show();
  const dialog = await opened();
  await write(dialog, /^Data di accredito/, '21/11/2026');
  await write(dialog, /^Perché si corregge/, 'Giorno errato');
  const fresh = staffContractWith({ ...paid, payment_reference: 'CRO 999', version: 8 });
  shown.rerender(
    <DealerBackOffice>
      <PaymentPanel contract={fresh} />
    </DealerBackOffice>,
  );
  await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Riferimento/ })).toHaveValue('CRO 999'));
  await press(dialog);
  await waitFor(() =>
    expect(bodyOf(shown)?.body).toMatchObject({
      paid_at: '2026-11-21T09:42:00.000Z',
      reference: 'CRO 999',
      reason: 'Giorno errato',
    }),
  );
  expect(bodyOf(shown)?.options.ifMatch).toBe('"8"');
});

it('is accessible, and loses nothing that was typed without asking', async () => {
  show();
  const dialog = await opened();
  await expectAccessible(document.body);
  await write(dialog, /^Riferimento/, 'CRO 321');
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('alertdialog')).toBeVisible();
});

it.each([
  ['is not paid', { status: 'FILLED', paid_at: null, amount: null }],
  ['was paid to the card provider', { payment_method: 'carta', paid_to_provider: true }],
  ['was withdrawn from', { withdrawn_at: '2026-11-21T08:00:00Z', refund_due_at: '2026-12-05T08:00:00Z' }],
  ['was deleted', { deleted_at: '2026-11-21T08:00:00Z' }],
] as const)('is not offered for what %s', (_, changes) => {
  show(changes);
  expect(screen.queryByRole('button', { name: 'Correggi il pagamento' })).not.toBeInTheDocument();
});
