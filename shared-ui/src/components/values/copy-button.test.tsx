import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideTestHost } from 'shared-api/testing';
import { renderWithHost } from '../../testing';
import { CopyButton } from './copy-button';

function show() {
  const user = userEvent.setup();
  const host = provideTestHost(() => ({}));
  renderWithHost(<CopyButton text="IT60X0542811101" what="l’IBAN" />);
  return { ...host, user, button: screen.getByRole('button', { name: 'Copia l’IBAN' }) };
}

test('copies its text and says so', async () => {
  const { user, button, notices } = show();
  await user.click(button);
  expect(await screen.findByText('Copiato')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('IT60X0542811101');
  expect(notices).toEqual([]);
});

test('where the browser refuses, it says so and what else there is', async () => {
  const { user, button, notices } = show();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
  await user.click(button);
  expect(screen.queryByText('Copiato')).not.toBeInTheDocument();
  expect(notices).toEqual([
    { text: 'Il browser non ha permesso la copia: il testo si può selezionare e copiare a mano.', type: 'warning' },
  ]);
});
