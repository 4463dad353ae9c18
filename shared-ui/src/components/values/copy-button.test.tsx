import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithHost } from '../../testing';
import { CopyButton } from './copy-button';

function show() {
  const user = userEvent.setup();
  renderWithHost(<CopyButton text="IT60X0542811101" what="l’IBAN" />);
  return { user, button: screen.getByRole('button', { name: 'Copia l’IBAN' }) };
}

test('copies its text and says so', async () => {
  const { user, button } = show();
  await user.click(button);
  expect(await screen.findByText('Copiato')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('IT60X0542811101');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('where the browser refuses, it says so, until it lets it', async () => {
  const { user, button } = show();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('refused', 'NotAllowedError'));
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('Il browser non permette la copia.');
  expect(screen.queryByText('Copiato')).not.toBeInTheDocument();

  await user.click(button);
  expect(await screen.findByText('Copiato')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
