import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithHost } from '../testing';
import { ErrorState } from './error-state';

it('offers a second try and a reference', async () => {
  const retry = jest.fn();
  renderWithHost(<ErrorState onRetry={retry} reference="7F3A-91C2" />);
  expect(screen.getByRole('alert')).toHaveTextContent('Riferimento: 7F3A-91C2');
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(retry).toHaveBeenCalledTimes(1);
});
