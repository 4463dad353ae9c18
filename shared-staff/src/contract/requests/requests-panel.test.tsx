import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ContractRequest } from 'shared-api/entities';
import { provideTestHost } from 'shared-api/testing';
import { expectAccessible } from 'shared-ui/testing';
import { renderForStaff } from '../../common/testing/render-for-staff';
import { RequestsPanel } from './requests-panel';

const uid = 'BbCdEfGhIjKlMnOpQrStUv';
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
};

function show(requests: ContractRequest[], closed = false) {
  const host = provideTestHost(
    ({ entry }) => (entry.method === 'GET' ? { data: requests } : { data: request, message: 'Risposta inviata.' }),
    { roles: ['manager'] },
  );
  return { ...host, ...renderForStaff(<RequestsPanel uid={uid} closed={closed} />) };
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

it('tells a dealer that the operator changes the dealer', async () => {
  const store = { store_uid: '5b1f3f3e-3a0c-4a54-8a3c-6d4f4a0b7c21', name: 'Milano Sud' };
  show([{ ...request, kind: 'dealer_change', preferred_on: null, due_on: null, store }]);
  expect(await screen.findByText('Dealer scelto: Milano Sud')).toBeVisible();
  expect(screen.getByText(/lo cambia l’operatore/)).toBeVisible();
});

it('answers nothing of a deleted contract', async () => {
  show([request], true);
  expect(await screen.findByText('Anche le gomme.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
