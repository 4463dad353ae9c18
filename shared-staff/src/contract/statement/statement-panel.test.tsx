import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffContract } from 'shared-api/entities';
import { refusal } from 'shared-api/testing';
import { expectAccessible } from 'shared-ui/testing';
import { renderForStaff } from '../../common/testing/render-for-staff';
import { staffContractWith } from '../../common/testing/staff-contract';
import { provideManagerServer } from '../../common/testing/staff-server';
import { StatementPanel } from './statement-panel';

const answered = () => ({ data: staffContractWith(), message: 'Fatto.' });

function show(changes: Partial<StaffContract> = {}, answer: () => unknown = answered) {
  const contract = staffContractWith({ withdrawal_stated_at: '2026-11-21T09:42:00Z', ...changes });
  const host = provideManagerServer({
    answers: { 'POST /manager/contracts/{contract_uid}/withdrawal-statement': answer },
  });
  return { ...host, contract, ...renderForStaff(<StatementPanel contract={contract} />) };
}

const press = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  const dialog = await screen.findByRole('alertdialog');
  return { dialog, confirm: () => userEvent.click(within(dialog).getByRole('button', { name })) };
};

it('is written down as a withdrawal once that is confirmed', async () => {
  const { sent, contract, container } = show({ status: 'PAID' });
  expect(screen.getByText(/^Il 21\snovembre\s2026 è arrivata/)).toBeVisible();
  const { dialog, confirm } = await press('Registra il recesso');
  await expectAccessible(container);
  expect(dialog).toHaveTextContent('Il rimborso è dovuto entro 14 giorni dalla dichiarazione.');
  expect(sent.some(({ entry }) => entry.method === 'POST')).toBe(false);
  await confirm();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  const call = sent.find(({ entry }) => entry.method === 'POST');
  expect([call?.path, call?.body]).toEqual([
    `/manager/contracts/${contract.contract_uid}/withdrawal-statement`,
    { outcome: 'accepted' },
  ]);
});

it('is closed when it is none of the customer’s', async () => {
  const { sent } = show();
  const { confirm } = await press('Chiudi la dichiarazione');
  await confirm();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(sent.find(({ entry }) => entry.method === 'POST')?.body).toEqual({ outcome: 'rejected' });
});

it('says in the dialog what speaks against it', async () => {
  const sentence = 'Il termine per recedere è finito il 4 dicembre 2026.';
  show({}, () => {
    throw refusal('status', sentence, { status: [sentence] });
  });
  const { confirm } = await press('Registra il recesso');
  await confirm();
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
});

it('is not there where none waits', () => {
  show({ withdrawal_stated_at: undefined });
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
