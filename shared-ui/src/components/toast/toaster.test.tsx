import { act, fireEvent, screen } from '@testing-library/react';
import { renderWithHost } from '../../testing';
import { Toaster } from './toaster';

describe('Toaster', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  it('closes a notice when its time is over', () => {
    const close = jest.fn();
    renderWithHost(
      <Toaster
        toasts={[{ id: 'a', tone: 'success', message: 'Contratto salvato.', duration: 5000 }]}
        onClose={close}
      />,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Contratto salvato.');
    pass(4999);
    expect(close).not.toHaveBeenCalled();
    pass(1);
    expect(close).toHaveBeenCalledWith('a');
  });

  it('stands still under the pointer and goes on with what was left', () => {
    const close = jest.fn();
    renderWithHost(
      <Toaster toasts={[{ id: 'a', tone: 'info', message: 'Codice inviato.', duration: 1000 }]} onClose={close} />,
    );
    pass(600);
    fireEvent.pointerEnter(screen.getByRole('status'));
    pass(60_000);
    expect(close).not.toHaveBeenCalled();
    fireEvent.pointerLeave(screen.getByRole('status'));
    pass(399);
    expect(close).not.toHaveBeenCalled();
    pass(1);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('keeps an error until it is closed', () => {
    const close = jest.fn();
    renderWithHost(
      <Toaster toasts={[{ id: 'a', tone: 'error', message: 'SMS non inviato.', duration: null }]} onClose={close} />,
    );
    pass(600_000);
    expect(screen.getByRole('alert')).toHaveTextContent('SMS non inviato.');
    fireEvent.click(screen.getByRole('button', { name: 'Chiudi l’avviso' }));
    expect(close).toHaveBeenCalledWith('a');
  });
});
