import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answer, exampleUser, provideTestHost, refusal } from 'shared-api/testing';
import { renderWithHost } from 'shared-ui/testing';
import { type CustomerBase, CustomerCallsProvider } from '../common/contract/customer-calls';
import { contractWith } from '../common/testing/examples';
import { WithdrawForm } from './withdraw-form';

const paid = contractWith({ status: 'PAID', paid_at: '2026-11-21T10:00:00Z' });
const user = { ...exampleUser, email: 'nuova@example.com' };
const withdrawn = contractWith({ ...paid, withdrawn_at: '2026-11-22T10:00:00Z' });

async function show(answer: Answer, onDone = jest.fn(), contract = paid, base: CustomerBase = '/public') {
  const host = provideTestHost(answer, {
    person: { get: () => user, subscribe: () => () => undefined },
  });
  await act(async () => {
    renderWithHost(
      <CustomerCallsProvider base={base}>
        <WithdrawForm contract={contract} onDone={onDone} onRefused={jest.fn()} />
      </CustomerCallsProvider>,
    );
  });
  return { ...host, onDone };
}

const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Conferma recesso' }));

it('tells only the end of a withdrawal that takes two calls', async () => {
  const { sent, onDone } = await show(() => ({ message: '', data: { contract: withdrawn } }));
  await confirm();
  expect(onDone).toHaveBeenCalledWith(withdrawn);
  const told = sent.filter(({ options }) => !options.background).map(({ path }) => path);
  expect(sent.map(({ path }) => path)).toEqual([
    expect.stringMatching(/\/withdraw$/),
    expect.stringMatching(/\/confirm-withdrawal$|\/withdraw\/confirm$/),
  ]);
  expect(told).toEqual([sent[1]?.path]);
});

it('is sent once, however often it is pressed, and again after a refusal', async () => {
  const refuse = jest.fn(() => {
    throw refusal('unavailable', 'Il servizio è occupato.');
  });
  await show(refuse);
  const button = screen.getByRole('button', { name: 'Conferma recesso' });
  act(() => {
    button.click();
    button.click();
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(/servizio/i);
  expect(refuse).toHaveBeenCalledTimes(1);
  await confirm();
  expect(refuse).toHaveBeenCalledTimes(2);
});

it('sends the receipt where the customer asks for it, and says at the field what is wrong with it', async () => {
  const { sent, onDone } = await show(() => {
    throw refusal('validation', 'Controlla i campi.', { email: ['Scrivi un indirizzo e-mail valido.'] });
  });
  const email = screen.getByRole('textbox', { name: /mail/i });
  await userEvent.clear(email);
  await userEvent.type(email, 'chiara@');
  await confirm();
  expect(await screen.findByText('Scrivi un indirizzo e-mail valido.')).toBeVisible();
  expect(email).toHaveValue('chiara@');
  expect(sent[0]?.body).toEqual({ email: 'chiara@' });
  expect(onDone).not.toHaveBeenCalled();
});

it('keeps the dialog with a sentence when the service does not answer', async () => {
  const { onDone } = await show(() => {
    throw refusal('unavailable', 'Il servizio è occupato.');
  });
  await confirm();
  expect(await screen.findByRole('alert')).toHaveTextContent(/servizio/i);
  expect(screen.getByRole('button', { name: 'Conferma recesso' })).toBeEnabled();
  expect(onDone).not.toHaveBeenCalled();
});

it.each([paid, contractWith({ status: 'FILLED' })])(
  'tells apart what the dealer is still looking into',
  async (contract) => {
    await show(() => ({ message: '' }), jest.fn(), { ...contract, mismatched_amount: '1180.00' });
    expect(screen.getByText(/ricevuto anche 1\.180,00\s€ che non corrispondono/)).toBeVisible();
  },
);

it('speaks of no other payment where there is none', async () => {
  await show(() => ({ message: '' }));
  expect(screen.queryByText(/ricevuto anche/)).not.toBeInTheDocument();
});

it('proposes to an owner the address of today, and to the holder of a link the contract’s', async () => {
  const { sent } = await show(() => ({ message: '', data: { contract: withdrawn } }), jest.fn(), paid, '/account');
  expect(screen.getByLabelText('E-mail per la ricevuta')).toHaveValue('nuova@example.com');
  await confirm();
  expect(sent[0]?.body).toEqual({ email: 'nuova@example.com' });
});

it('knows of the holder of a link no other address than the contract’s', async () => {
  await show(() => ({ message: '' }));
  expect(screen.getByLabelText('E-mail per la ricevuta')).toHaveValue(paid.email);
});
