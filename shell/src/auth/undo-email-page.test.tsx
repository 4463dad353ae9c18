import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideHost } from 'shared-api/host';
import { expectAccessible, renderWithHost } from 'shared-ui/testing';
import { createHostServices } from '../boot/host-services';
import { fakeServer, json } from '../testing/answers';
import { UndoEmailPage } from './undo-email-page';

function open() {
  const server = fakeServer();
  provideHost(createHostServices(() => false));
  const { container } = renderWithHost(<UndoEmailPage />, { route: '/undo-email?token=abc' });
  return { server, container, press: () => userEvent.click(screen.getByRole('button', { name: /Rimetti/ })) };
}

test('once the address is back, the page says so and what is left to do', async () => {
  const { server, container, press } = open();
  expect(screen.getByRole('heading', { level: 1, name: 'Rimetti la tua e-mail' })).toBeVisible();

  server.answer(json(202, { message: 'Fatto.' }));
  await press();

  expect(await screen.findByRole('heading', { level: 1, name: 'Hai rimesso la tua e-mail' })).toBeVisible();
  expect(screen.queryByText(/tutti gli accessi finiscono/)).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Apri il link che ti abbiamo inviato');
  expect(screen.getByRole('link', { name: /Chiedine un altro/ })).toHaveAttribute('href', '/forgot-password');
  await expectAccessible(container);
});

test('a link that counts no more is told on the page, which stays as it is', async () => {
  const { server, press } = open();
  const errors = { token: ['Questo link è già stato usato.'] };
  server.answer(json(422, { message: 'No.', code: 'validation', request_id: '1', errors }));
  await press();

  expect(await screen.findByRole('alert')).toHaveTextContent('Questo link è già stato usato.');
  expect(screen.getByRole('heading', { level: 1, name: 'Rimetti la tua e-mail' })).toBeVisible();
});
