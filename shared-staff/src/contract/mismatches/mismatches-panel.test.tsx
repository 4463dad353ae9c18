import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PaymentMismatch } from 'shared-api/entities';
import { refusal } from 'shared-api/testing';
import { expectAccessible } from 'shared-ui/testing';
import { renderForStaff } from '../../common/testing/render-for-staff';
import { staffContractWith } from '../../common/testing/staff-contract';
import { provideManagerServer } from '../../common/testing/staff-server';
import { MismatchesPanel } from './mismatches-panel';

const mismatch: PaymentMismatch = {
  id: '3f0c0f2e-3c0b-4f4e-9d53-0b8d6a7e1c11',
  amount: '1000.00',
  reference: 'REF-1',
  received_at: '2026-11-21T09:42:00Z',
};

const ended = () => ({ data: staffContractWith(), message: 'Fatto.' });

function show(changes: Partial<PaymentMismatch> = {}, answer: () => unknown = ended, deleted_at: string | null = null) {
  const contract = staffContractWith({ payment_mismatches: [{ ...mismatch, ...changes }], deleted_at });
  const close = 'POST /manager/contracts/{contract_uid}/payment-mismatches/{id}/close';
  const host = provideManagerServer({ answers: { [close]: answer } });
  return { ...host, contract, ...renderForStaff(<MismatchesPanel contract={contract} />) };
}

it('says what came and gives all of it back with a reference', async () => {
  const { sent, contract, container } = show();
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(/1\.000,00\s€/);
  // One text, so that its article is elided before the 8th and the 11th.
  expect(screen.getByText('Comunicato dal gestore il 21/11/2026 10:42')).toBeVisible();
  expect(screen.getByText('Riferimento: REF-1')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Rimborsa' }));
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: /^Rimborsa 1\.000,00\s€$/ }));
  expect(await screen.findByText('Campo obbligatorio.')).toBeVisible();

  await userEvent.type(screen.getByRole('textbox', { name: /Riferimento del rimborso/ }), 'Storno 8');
  await userEvent.click(screen.getByRole('button', { name: /^Rimborsa 1/ }));
  const call = sent.find(({ entry }) => entry.method === 'POST');
  expect(call?.path).toBe(`/manager/contracts/${contract.contract_uid}/payment-mismatches/${mismatch.id}/close`);
  expect(call?.body).toEqual({ outcome: 'refunded', note: 'Storno 8' });
});

it('is closed without a refund for a reason alone, and so is what came without an amount', async () => {
  const { sent } = show({ amount: null, reference: null });
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Importo non noto');
  expect(screen.queryByRole('button', { name: 'Rimborsa' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Chiudi senza rimborso' }));
  const reason = screen.getByRole('textbox', { name: /Perché non si rimborsa/ });
  expect(reason).toHaveAccessibleDescription('Resta nella cronologia, per manager e operatori.');
  await userEvent.type(reason, 'Prova del gestore.');
  await userEvent.click(screen.getByRole('button', { name: 'Chiudi senza rimborso' }));
  expect(sent.find(({ entry }) => entry.method === 'POST')?.body).toEqual({
    outcome: 'kept',
    note: 'Prova del gestore.',
  });
});

it('that the customer has back already is only explained', async () => {
  const { sent, container } = show({ returned: true });
  expect(screen.getByText(/lo ha già restituito al cliente/)).toBeVisible();
  expect(screen.queryByText(/ha incassato/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Rimborsa' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Segna come chiarito' }));
  await expectAccessible(container);
  await userEvent.type(screen.getByRole('textbox', { name: /Com’è andata/ }), 'Contestazione persa.');
  await userEvent.click(screen.getByRole('button', { name: 'Segna come chiarito' }));
  expect(sent.find(({ entry }) => entry.method === 'POST')?.body).toEqual({
    outcome: 'kept',
    note: 'Contestazione persa.',
  });
});

it('gives the focus back to the way that was begun', async () => {
  show();
  for (const name of ['Rimborsa', 'Chiudi senza rimborso']) {
    await userEvent.click(screen.getByRole('button', { name }));
    await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(screen.getByRole('button', { name })).toHaveFocus();
  }
});

it('says so beside the page when somebody else was faster', async () => {
  const sentence = 'Questo pagamento è già stato chiarito.';
  const { notices } = show({}, () => {
    throw refusal('status', sentence, { status: [sentence] });
  });
  await userEvent.click(screen.getByRole('button', { name: 'Rimborsa' }));
  await userEvent.type(screen.getByRole('textbox', { name: /Riferimento del rimborso/ }), 'Storno 8');
  await userEvent.click(screen.getByRole('button', { name: /^Rimborsa 1/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  const text = `${sentence} Il rimborso con riferimento Storno 8 non è stato registrato.`;
  expect(notices).toEqual([{ text, type: 'error' }]);
});

it('on a contract that expired is the operator’s to end, and its dealer reads that', () => {
  show({}, ended, '2026-11-22T00:00:00Z');
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(/1\.000,00\s€/);
  expect(screen.getByText('Il contratto è stato eliminato: lo chiarisce l’operatore.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
