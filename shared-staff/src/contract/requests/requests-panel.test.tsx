import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ContractRequest } from 'shared-api/entities';
import { provideTestHost } from 'shared-api/testing';
import { expectAccessible } from 'shared-ui/testing';
import { renderForStaff } from '../../common/testing/render-for-staff';
import { staffContractWith } from '../../common/testing/staff-contract';
import { RequestsPanel } from './requests-panel';

const contract = staffContractWith();
const uid = contract.contract_uid;
const request: ContractRequest = {
  id: '3f0c0f2e-3c0b-4f4e-9d53-0b8d6a7e1c11',
  kind: 'appointment',
  text: 'Anche le gomme.',
  preferred_on: '2026-12-03',
  day_part: 'morning',
  km: 31_200,
  stopped: false,
  store: null,
  created_at: '2026-11-21T09:42:00Z',
  due_on: '2026-12-04',
  answer: null,
  appointment_at: null,
  answered_at: null,
  former_appointment_at: null,
  answer_changed_at: null,
  version: 1,
};

function show(requests: ContractRequest[], of = contract) {
  const host = provideTestHost(
    ({ entry }) => (entry.method === 'GET' ? { data: requests } : { data: request, message: 'Risposta inviata.' }),
    { roles: ['manager'] },
  );
  return { ...host, ...renderForStaff(<RequestsPanel contract={of} />) };
}

it('shows what the customer asks, and answers with the day and hour that were agreed', async () => {
  const { sent, container } = show([request]);
  expect(await screen.findByText('Rispondere entro il 04/12/2026')).toBeVisible();
  expect(screen.getByText('Giorno preferito: 03/12/2026, mattina')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Rispondere: Appuntamento per il tagliando' }));
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Invia e chiudi la richiesta' }));
  expect(await screen.findByText('Campo obbligatorio.')).toBeVisible();

  await userEvent.type(screen.getByRole('textbox', { name: /Risposta al cliente/ }), 'Ti aspettiamo.');
  await userEvent.type(screen.getByRole('textbox', { name: /Appuntamento concordato/ }), '03122026');
  await userEvent.click(screen.getByRole('button', { name: 'Invia e chiudi la richiesta' }));
  const answer = sent.find(({ entry }) => entry.method === 'POST');
  expect(answer?.path).toBe(`/manager/contracts/${uid}/requests/${request.id}/answer`);
  expect(answer?.body).toEqual({ text: 'Ti aspettiamo.', appointment_at: '2026-12-03T08:00:00.000Z' });
});

it('warns of a day or an hour at which the dealer is shut, and refuses nothing', async () => {
  const weekday = [{ from: '08:30', to: '18:30' }];
  const opening_hours = { mon: weekday, tue: weekday, wed: weekday, thu: weekday, fri: weekday, sat: [] };
  show([request], staffContractWith({ store: { ...contract.store, opening_hours } }));
  await userEvent.click(await screen.findByRole('button', { name: 'Rispondere: Appuntamento per il tagliando' }));
  const day = screen.getByRole('textbox', { name: /Appuntamento concordato/ });
  await userEvent.type(day, '03122026');
  expect(day).not.toHaveAccessibleDescription(/chiuso/);
  const hour = screen.getByRole('textbox', { name: 'Ora' });
  await userEvent.clear(hour);
  await userEvent.type(hour, '0700');
  expect(day).toHaveAccessibleDescription('A quell’ora Autocentro Lingotto è chiuso.');
  await userEvent.clear(day);
  await userEvent.type(day, '06122026');
  expect(day).toHaveAccessibleDescription('Quel giorno Autocentro Lingotto è chiuso.');
  await userEvent.clear(day);
  await userEvent.type(day, '08122026');
  expect(day).toHaveAccessibleDescription('È un giorno festivo: Autocentro Lingotto è chiuso.');
  expect(day).toBeValid();
});

it('tells a dealer that the operator changes the dealer', async () => {
  const store = { store_uid: '5b1f3f3e-3a0c-4a54-8a3c-6d4f4a0b7c21', name: 'Milano Sud' };
  show([{ ...request, kind: 'dealer_change', preferred_on: null, due_on: null, store }]);
  expect(await screen.findByText('Dealer scelto: Milano Sud')).toBeVisible();
  expect(screen.getByText(/lo cambia l’operatore/)).toBeVisible();
});

it('answers nothing of a deleted contract', async () => {
  show([request], staffContractWith({ deleted_at: '2026-11-21T10:00:00Z' }));
  expect(await screen.findByText('Anche le gomme.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
