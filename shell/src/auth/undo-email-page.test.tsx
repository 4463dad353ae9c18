import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideHost } from 'shared-api/host';
import { expectAccessible, renderWithHost } from 'shared-ui/testing';
import { createHostServices } from '../boot/host-services';
import { noticeStore } from '../notifications/notice-store';
import { fakeServer, json } from '../testing/answers';
import { UndoEmailPage } from './undo-email-page';

function open(usable = true, search = '?token=abc') {
  const server = fakeServer();
  server.answer(json(200, { data: { usable } }));
  provideHost(createHostServices(() => false));
  const { container } = renderWithHost(<UndoEmailPage />, { route: `/undo-email${search}` });
  return {
    server,
    container,
    press: async () => userEvent.click(await screen.findByRole('button', { name: /Ripristina/ })),
  };
}

test('once the address is back, the page says so and what is left to do', async () => {
  const { server, container, press } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Ripristina la tua e-mail' })).toBeVisible();

  server.answer(json(202, { message: 'Fatto.' }));
  await press();

  expect(await screen.findByRole('heading', { level: 1, name: 'Hai ripristinato la tua e-mail' })).toBeVisible();
  expect(screen.queryByText(/tutti gli accessi finiscono/)).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Apri il link che ti abbiamo inviato');
  expect(screen.getByRole('status')).toHaveFocus();
  // The page says it: a notice would say the same again.
  expect(noticeStore.getState().shown).toEqual([]);
  expect(screen.getByRole('link', { name: /Chiedine un altro/ })).toHaveAttribute('href', '/forgot-password');
  await expectAccessible(container);
});

test('a link that counts no more says so at once, and who can help', async () => {
  const { container } = open(false);
  expect(await screen.findByRole('heading', { level: 1, name: 'Questo link non vale più' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Ripristina/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Chiedi un nuovo link' })).toHaveAttribute('href', '/forgot-password');
  expect(screen.getByRole('link', { name: '02 1234 5670' })).toHaveAttribute('href', 'tel:+390212345670');
  await expectAccessible(container);
});

test('an address that lost its token on the way says so, and asks nobody', async () => {
  const { server } = open(true, '');
  expect(await screen.findByRole('heading', { level: 1, name: 'Questo link non vale più' })).toBeVisible();
  expect(server.requests).toHaveLength(0);
});

test('a link that was used meanwhile is told in the place of the button', async () => {
  const { server, press } = open();
  const errors = { token: ['Questo link è già stato usato.'] };
  server.answer(json(422, { message: 'No.', code: 'validation', request_id: '1', errors }));
  await press();

  expect(await screen.findByRole('alert')).toHaveTextContent('È già stato usato oppure è scaduto.');
  expect(screen.queryByRole('button', { name: /Ripristina/ })).not.toBeInTheDocument();
});
