import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithHost } from '../testing';
import { ErrorState } from './error-state';

it('offers a second try and a reference', async () => {
  const retry = jest.fn();
  renderWithHost(<ErrorState onRetry={retry} reference="7F3A-91C2" />);
  expect(screen.getByRole('alert')).toHaveTextContent('Riferimento: 7F3A-91C2');
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

function Panel() {
  const [tried, setTried] = useState(false);
  return (
    <section>
      <h2>Contratti</h2>
      {tried ? <p>Un momento</p> : <ErrorState onRetry={() => setTried(true)} />}
    </section>
  );
}

it('hands the focus of its button to the heading above when the second try takes it away', async () => {
  renderWithHost(<Panel />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Un momento')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Contratti' })).toHaveFocus();
});
