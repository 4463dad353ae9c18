import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithHost } from '../../testing';
import { RetryState } from './retry-state';

function Panel() {
  const [tried, setTried] = useState(false);
  return (
    <main>
      <h1>Contratti</h1>
      <section>
        <div>{tried ? <p>Un momento</p> : <RetryState onRetry={() => setTried(true)} />}</div>
        <h2>Riepilogo</h2>
      </section>
    </main>
  );
}

it('hands the focus of its button to the heading above when the second try takes it away', async () => {
  renderWithHost(<Panel />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Un momento')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Contratti' })).toHaveFocus();
});

function Page() {
  const [step, setStep] = useState<'failed' | 'coming' | 'there'>('failed');
  return (
    <main key={step}>
      {step === 'failed' ? (
        <>
          <h1>Contratto</h1>
          <RetryState onRetry={() => setStep('coming')} />
        </>
      ) : (
        <h1>{step === 'coming' ? 'Un momento' : 'CC-2026-001105'}</h1>
      )}
      <button type="button" data-testid="answer" onClick={() => setStep('there')} />
    </main>
  );
}

it('hands it on to the heading of the whole page, where a skeleton came before that', async () => {
  renderWithHost(<Page />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: 'Un momento' })).toHaveFocus();

  act(() => screen.getByTestId('answer').click());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'CC-2026-001105' })).toHaveFocus());
});
