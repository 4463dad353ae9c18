import { act, fireEvent, screen } from '@testing-library/react';
import { inForcedColors, renderWithHost } from '../../testing';
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
    pass(100);
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
    pass(100);
    const notice = screen.getByText('Codice inviato.');
    pass(600);
    fireEvent.pointerEnter(notice);
    pass(60_000);
    expect(close).not.toHaveBeenCalled();
    fireEvent.pointerLeave(notice);
    pass(399);
    expect(close).not.toHaveBeenCalled();
    pass(1);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('has its live region before the first notice comes into it', () => {
    const { rerender } = renderWithHost(
      <Toaster toasts={[{ id: 'a', tone: 'info', message: 'Codice inviato.', duration: null }]} onClose={jest.fn()} />,
    );
    const region = screen.getByRole('status');
    expect(region).toBeEmptyDOMElement();
    pass(100);
    expect(region).toHaveTextContent('Codice inviato.');
    expect(screen.getAllByRole('status')).toEqual([region]);
    rerender(<Toaster toasts={[]} onClose={jest.fn()} />);
    expect(screen.getByRole('status')).toBe(region);
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

  it('has an edge where colours are the system’s: no ground and no shadow tells it from the page', () => {
    renderWithHost(
      <Toaster toasts={[{ id: 'a', tone: 'error', message: 'Non salvato.', duration: null }]} onClose={jest.fn()} />,
    );
    pass(100);
    expect(inForcedColors(screen.getByRole('alert'))).toBe('outline: 1px solid;');
  });
});
