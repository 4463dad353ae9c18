import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answer, provideTestHost, refusal } from 'shared-api/testing';
import { expectAccessible, renderWithHost } from 'shared-ui/testing';
import { contractWith } from '../../common/testing/examples';
import { PhoneChange } from './phone-change';

const contract = contractWith({ status: 'AVAIABLE', phone: '+393331234567', phone_by_staff: true });
/** By the clock of the test's host. */
const soon = '2026-11-21T09:43:00Z';
const before = '2026-11-21T09:41:00Z';
const code = (phone: string, resend_at: string) => ({
  expires_at: '2026-11-21T09:52:00Z',
  resend_at,
  tries_left: 5,
  phone,
});
const codes = (resend_at: string) => ({ old_code: code('•••• 567', resend_at), new_code: code('•••• 001', resend_at) });
const refused = (errors: Record<string, string[]>) => refusal('otp_invalid', 'Controlla i dati.', errors);

function show(answer: Answer) {
  const onDone = jest.fn();
  const { sent } = provideTestHost(answer);
  const { container } = renderWithHost(<PhoneChange contract={contract} onDone={onDone} onCancel={() => undefined} />);
  return { onDone, sent, container };
}

async function askForCodes() {
  await userEvent.type(screen.getByLabelText('Numero nuovo'), '347 200 0001');
  await userEvent.click(screen.getByRole('button', { name: 'Invia i due codici' }));
}

const oldField = () => screen.findByLabelText('Codice arrivato al numero di oggi, •••• 567');
const newField = () => screen.getByLabelText('Codice arrivato al numero nuovo, •••• 001');

test('both codes change the number; a wrong one is told at its field and the other stays', async () => {
  const changed = { ...contract, phone: '+393472000001' };
  let tries = 0;
  const { onDone, sent, container } = show(({ path }) => {
    if (path.endsWith('/phone')) return { data: codes(soon), message: '' };
    tries += 1;
    if (tries === 1) throw refused({ new_code: ['Codice errato: ti restano 4 tentativi.'] });
    return { data: changed, message: 'Numero cambiato.' };
  });
  await expectAccessible(container);
  await askForCodes();
  const confirm = await screen.findByRole('button', { name: 'Cambia il numero' });
  expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(await oldField(), '111111');
  await userEvent.type(newField(), '222222');
  await expectAccessible(container);
  await userEvent.click(confirm);

  expect(await screen.findByText('Codice errato: ti restano 4 tentativi.')).toBeVisible();
  expect(newField()).toHaveAccessibleDescription('Codice errato: ti restano 4 tentativi.');
  expect(await oldField()).toHaveValue('111111');
  await userEvent.clear(newField());
  await userEvent.type(newField(), '333333');
  await userEvent.click(confirm);
  expect(onDone).toHaveBeenCalledWith(changed);
  expect(sent.at(-1)?.body).toEqual({ phone: '+393472000001', old_code: '111111', new_code: '333333' });
  // What the dialog says itself no toast says once more, over its fields.
  expect(sent.map(({ options }) => options)).toEqual([
    expect.objectContaining({ quiet: true, background: true }),
    expect.objectContaining({ quiet: true }),
    expect.objectContaining({ quiet: true }),
  ]);
});

test('new codes take the place of the old ones, and the way back keeps the number', async () => {
  const { sent } = show(() => ({ data: codes(before), message: '' }));
  await askForCodes();
  await userEvent.type(await oldField(), '111111');
  await userEvent.click(screen.getByRole('button', { name: 'Invia un nuovo codice' }));
  expect(await screen.findByText(/quelli di prima non valgono più/)).toBeVisible();
  expect(await oldField()).toHaveValue('');
  expect(sent).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Scrivi un altro numero' }));
  expect(screen.getByLabelText('Numero nuovo')).toHaveValue('+393472000001');
});

test('a refused number is told at the field, with what was typed', async () => {
  show(() => {
    throw refused({ phone: ['È già il numero del contratto.'] });
  });
  await askForCodes();
  expect(await screen.findByText('È già il numero del contratto.')).toBeVisible();
  expect(screen.getByLabelText('Numero nuovo')).toHaveValue('347 200 0001');
});

test('a code whose tries are used up is not tried again, until new ones are sent', async () => {
  const [old_code, new_code] = [code('•••• 567', before), { ...code('•••• 001', before), tries_left: 1 }];
  const { sent } = show(({ path }) => {
    if (path.endsWith('/phone')) return { data: { old_code, new_code }, message: '' };
    throw refused({ new_code: ['Codice errato: chiedine uno nuovo.'] });
  });
  await askForCodes();
  const confirm = await screen.findByRole('button', { name: 'Cambia il numero' });
  await userEvent.type(await oldField(), '111111');
  await userEvent.type(newField(), '222222');
  await userEvent.click(confirm);
  expect(await screen.findByText('Codice errato: chiedine uno nuovo.')).toBeVisible();
  expect(confirm).toHaveAttribute('aria-disabled', 'true');
  expect(newField()).toHaveAttribute('readonly');
  await userEvent.click(screen.getByRole('button', { name: 'Invia un nuovo codice' }));
  expect(await screen.findByText(/quelli di prima non valgono più/)).toBeVisible();
  expect(newField()).not.toHaveAttribute('readonly');
  expect(sent.filter(({ path }) => path.endsWith('/phone'))).toHaveLength(2);
});

test('codes that came before the page are typed without asking for others', async () => {
  const { onDone, sent, container } = show(() => ({ data: contract, message: 'Numero cambiato.' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ho già i due codici' }));
  // Without the number nobody knows what the codes are for.
  expect(await screen.findByLabelText('Numero nuovo')).toBeInvalid();
  await userEvent.type(screen.getByLabelText('Numero nuovo'), '347 200 0001');
  await userEvent.click(screen.getByRole('button', { name: 'Ho già i due codici' }));
  await userEvent.type(await oldField(), '111111');
  await userEvent.type(newField(), '222222');
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Cambia il numero' }));
  expect(onDone).toHaveBeenCalled();
  expect(sent.map(({ body }) => body)).toEqual([{ phone: '+393472000001', old_code: '111111', new_code: '222222' }]);
});

test('too early for other codes, the fields for those before are there, with the reason', async () => {
  const reason = 'Il codice è già partito: potrai chiederne un altro tra 40 secondi.';
  let calls = 0;
  show(() => {
    calls += 1;
    if (calls > 1) return { data: codes(before), message: '' };
    throw refusal('too_many_requests', reason, { otp_code: [reason] });
  });
  await askForCodes();
  expect(await screen.findByRole('alert')).toHaveTextContent(reason);
  expect(await oldField()).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Invia due codici nuovi' }));
  expect(await screen.findByText(/quelli di prima non valgono più/)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('timer')).toBeVisible();
});
