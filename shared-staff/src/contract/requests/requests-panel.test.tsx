import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Outgoing } from 'shared-api/client';
import type { ContractRequest } from 'shared-api/entities';
import { provideTestHost, refusal, exampleRequest as request } from 'shared-api/testing';
import { expectAccessible } from 'shared-ui/testing';
import { renderForStaff } from '../../common/testing/render-for-staff';
import { staffContractWith } from '../../common/testing/staff-contract';
import { RequestsPanel } from './requests-panel';

const contract = staffContractWith();
const uid = contract.contract_uid;

const answered: ContractRequest = {
  ...request,
  answer: 'Ti aspettiamo.',
  appointment_at: '2026-12-03T08:00:00.000Z',
  answered_at: '2026-11-22T10:00:00Z',
  version: 2,
};

/** @param change what a PATCH does with the requests on the server, or refuses */
function show(requests: ContractRequest[], of = contract, change: (call: Outgoing) => void = () => undefined) {
  const host = provideTestHost(
    (call) => {
      if (call.entry.method === 'GET') return { data: [...requests] };
      if (call.entry.method === 'PATCH') change(call);
      return { data: request, message: 'Risposta inviata.' };
    },
    { roles: ['manager'] },
  );
  return { ...host, ...renderForStaff(<RequestsPanel contract={of} />) };
}

it('shows what the customer asks, and answers with the day and hour that were agreed', async () => {
  const { sent, container } = show([request]);
  expect(await screen.findByText('Rispondere entro il 04/12/2026')).toBeVisible();
  expect(screen.getByText('Giorno preferito: 03/12/2026, mattina')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Rispondi: Appuntamento per il tagliando' }));
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
  await userEvent.click(await screen.findByRole('button', { name: 'Rispondi: Appuntamento per il tagliando' }));
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

describe('an answer that is changed', () => {
  const change = { name: 'Cambia la risposta: Appuntamento per il tagliando' };
  const patches = (sent: readonly Outgoing[]) => sent.filter(({ entry }) => entry.method === 'PATCH');
  /** A paragraph whose hours stand in elements of their own. */
  const line = (text: string) => (_: string, element: Element | null) =>
    element?.tagName === 'P' && element.textContent === text;
  const hour = () => screen.getByRole('textbox', { name: 'Ora' });
  const words = () => screen.getByRole('textbox', { name: /Risposta al cliente/ });

  it('moves the appointment: the form holds what was answered, and its button says what it does', async () => {
    const moved = {
      ...answered,
      appointment_at: '2026-12-03T09:30:00.000Z',
      answer_changed_at: '2026-11-23T10:00:00Z',
    };
    const requests = [answered];
    const { sent, container } = show(requests, contract, () => void requests.splice(0, 1, moved));
    await userEvent.click(await screen.findByRole('button', change));
    expect(words()).toHaveValue('Ti aspettiamo.');
    expect(screen.getByRole('textbox', { name: /Appuntamento concordato/ })).toHaveValue('03/12/2026');
    expect(hour()).toHaveValue('09:00');
    expect(screen.getByRole('button', { name: 'Invia la nuova risposta' })).toBeVisible();
    await expectAccessible(container);
    expect(words()).not.toHaveAccessibleDescription();
    await userEvent.clear(hour());
    await userEvent.type(hour(), '1030');
    expect(words()).toHaveAccessibleDescription(
      'La risposta è ancora quella di prima: dire al cliente che cosa cambia.',
    );
    await userEvent.clear(words());
    await userEvent.type(words(), 'Meglio più tardi.');
    expect(words()).not.toHaveAccessibleDescription();
    await userEvent.click(screen.getByRole('button', { name: 'Sposta l’appuntamento e avvisa il cliente' }));
    expect(await screen.findByText(line('Appuntamento: 03/12/2026 10:30'))).toBeVisible();
    expect(screen.getByText(line('Risposta del 22/11/2026 11:00, cambiata il 23/11/2026 11:00'))).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByRole('button', change)).toHaveFocus();
    expect(patches(sent).map(({ path, body, options }) => [path, body, options.ifMatch])).toEqual([
      [
        `/manager/contracts/${uid}/requests/${request.id}/answer`,
        { text: 'Meglio più tardi.', appointment_at: '2026-12-03T09:30:00.000Z' },
        '"2"',
      ],
    ]);
  });

  it('calls the appointment off once its day is taken away', async () => {
    const off = { ...answered, appointment_at: null, former_appointment_at: answered.appointment_at };
    const requests = [answered];
    const { sent } = show(requests, contract, () => void requests.splice(0, 1, off));
    await userEvent.click(await screen.findByRole('button', change));
    const day = screen.getByRole('textbox', { name: /Appuntamento concordato/ });
    expect(day).toHaveAccessibleDescription('Per disdire l’appuntamento, togliere giorno e ora.');
    await userEvent.clear(day);
    await userEvent.clear(hour());
    expect(words()).toHaveAccessibleDescription(/^La risposta è ancora quella di prima/);
    await userEvent.clear(words());
    await userEvent.type(words(), 'L’officina è ferma.');
    await userEvent.click(screen.getByRole('button', { name: 'Disdici l’appuntamento e avvisa il cliente' }));
    expect(await screen.findByText(line('Appuntamento disdetto: 03/12/2026 09:00'))).toBeVisible();
    expect(patches(sent).map(({ body }) => body)).toEqual([{ text: 'L’officina è ferma.' }]);
  });

  it('does not call off an appointment whose new day is none', async () => {
    const { sent } = show([answered]);
    await userEvent.click(await screen.findByRole('button', change));
    const day = screen.getByRole('textbox', { name: /Appuntamento concordato/ });
    await userEvent.clear(day);
    await userEvent.type(day, '31022027');
    await userEvent.click(screen.getByRole('button', { name: 'Sposta l’appuntamento e avvisa il cliente' }));
    expect(day).toBeInvalid();
    expect(patches(sent)).toEqual([]);
  });

  it('shows a refusal at its field', async () => {
    const past = 'L’appuntamento è nel passato.';
    show([answered], contract, () => {
      const errors = { appointment_at: [past] };
      throw refusal('validation', past, errors);
    });
    await userEvent.click(await screen.findByRole('button', change));
    await userEvent.click(screen.getByRole('button', { name: 'Invia la nuova risposta' }));
    expect(await screen.findByText(past)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Appuntamento concordato/ })).toHaveAccessibleDescription(past);
  });

  it('keeps what was typed when a colleague was faster, and shows theirs before it is sent again', async () => {
    const theirs = { ...answered, answer: 'Meglio lunedì.', version: 3 };
    const requests = [answered];
    const { sent } = show(requests, contract, ({ options }) => {
      if (options.ifMatch === '"3"') return;
      requests.splice(0, 1, theirs);
      throw refusal('stale', 'Qualcun altro ha modificato.');
    });
    await userEvent.click(await screen.findByRole('button', change));
    await userEvent.clear(words());
    await userEvent.type(words(), 'Meglio venerdì.');
    await userEvent.click(screen.getByRole('button', { name: 'Invia la nuova risposta' }));
    expect(await screen.findByText('Qualcun altro ha modificato.')).toBeVisible();
    expect(screen.getByText('Meglio lunedì.')).toBeVisible();
    expect(words()).toHaveValue('Meglio venerdì.');
    await userEvent.click(screen.getByRole('button', { name: 'Invia la nuova risposta' }));
    expect(await screen.findByRole('button', change)).toHaveFocus();
    expect(patches(sent).map(({ options }) => options.ifMatch)).toEqual(['"2"', '"3"']);
  });

  it.each([
    ['a deleted contract', { deleted_at: '2026-11-21T10:00:00Z' }],
    ['a contract that was left', { withdrawn_at: '2026-11-21T10:00:00Z' }],
  ])('is not to be had of %s', async (_, ended) => {
    show([answered], staffContractWith(ended));
    expect(await screen.findByText('Ti aspettiamo.')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
