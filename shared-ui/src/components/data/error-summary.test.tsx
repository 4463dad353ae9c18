import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithHost } from '../../testing';
import { ErrorSummary } from './error-summary';

const errors = [
  { field: 'firstname', label: 'Nome', sentence: 'Inserisci il nome.' },
  { field: 'email', label: 'E-mail', sentence: 'Inserisci l’e-mail.' },
];

it('leads to the field that a sentence speaks of', async () => {
  const go = jest.fn();
  renderWithHost(<ErrorSummary errors={errors} onGo={go} />);
  await userEvent.click(screen.getByRole('button', { name: 'E-mail: Inserisci l’e-mail.' }));
  expect(go).toHaveBeenCalledWith('email');
});

it('has a screen reader read what comes to it, and not all of it again with each letter that puts something right', () => {
  renderWithHost(<ErrorSummary errors={errors} onGo={jest.fn()} />);
  const summary = screen.getByRole('alert');
  expect(summary).toHaveTextContent('Ci sono 2 dati da correggere');
  expect(summary).toHaveAttribute('aria-atomic', 'false');
  expect(summary).toHaveAttribute('aria-relevant', 'additions');
});
