import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectAccessible, renderWithHost } from '../../testing';
import { CodeField } from './code-field';
import { CodeTimer } from './code-timer';

function Typed(props: { onFull?: () => void; error?: string; asked?: string }) {
  const [code, setCode] = useState('');
  return <CodeField value={code} onChange={setCode} {...props} />;
}

describe('CodeField', () => {
  it('takes digits only and tells once when it is full', async () => {
    const full = jest.fn();
    const { container } = renderWithHost(<Typed onFull={full} />);
    await userEvent.type(screen.getByLabelText('Codice di 6 cifre'), '48 29-13');
    expect(screen.getByLabelText('Codice di 6 cifre')).toHaveValue('482913');
    expect(full).toHaveBeenCalledTimes(1);
    await expectAccessible(container);
  });

  it('keeps a wrong code, selects it, and takes the focus back from the button', async () => {
    const { rerender } = renderWithHost(<Typed />);
    const field = screen.getByLabelText<HTMLInputElement>('Codice di 6 cifre');
    await userEvent.type(field, '482931');
    await userEvent.tab();
    rerender(<Typed error="Codice errato: ti restano 3 tentativi." />);
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(field).toHaveValue('482931');
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 6]);
  });

  it('is empty for each new code that was asked for, and for nothing else', async () => {
    const { rerender } = renderWithHost(<Typed />);
    const field = screen.getByLabelText<HTMLInputElement>('Codice di 6 cifre');
    await userEvent.type(field, '482931');
    rerender(<Typed asked="the second" />);
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();

    await userEvent.keyboard('517204');
    rerender(<Typed asked="the second" error="Codice errato." />);
    expect(field).toHaveValue('517204');
  });
});

describe('CodeTimer', () => {
  const start = Date.parse('2026-11-21T09:00:00Z');
  let now = start;
  const clock = () => now;

  function pass(seconds: number) {
    now += seconds * 1000;
    act(() => jest.advanceTimersByTime(1000));
  }

  beforeEach(() => {
    now = start;
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  it('counts by the server’s clock, then offers a new code, then says that it is over', () => {
    renderWithHost(
      <CodeTimer expiresAt="2026-11-21T09:10:00Z" resendAt="2026-11-21T09:01:00Z" clock={clock} onResend={jest.fn()} />,
    );
    expect(screen.getByRole('timer')).toHaveTextContent('Scade tra 10:00');
    expect(screen.getByText(/Nuovo codice tra/)).toHaveTextContent('1:00');
    pass(18);
    expect(screen.getByRole('timer')).toHaveTextContent('Scade tra 9:42');
    pass(42);
    expect(screen.getByRole('button', { name: 'Invia un nuovo codice' })).toBeVisible();
    pass(600);
    expect(screen.getByRole('timer')).toHaveTextContent('Codice scaduto');
  });

  it('has no more than ten minutes left, although the clock lags a little', () => {
    now -= 400;
    renderWithHost(
      <CodeTimer expiresAt="2026-11-21T09:10:00Z" resendAt="2026-11-21T09:01:00Z" clock={clock} onResend={jest.fn()} />,
    );
    expect(screen.getByRole('timer')).toHaveTextContent('Scade tra 10:00');
  });
});
