import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useWarmOverlays } from './use-warm-overlays';

const mockLoaded: string[] = [];
jest.mock('../notifications/toasts', () => ({ loaded: mockLoaded.push('toasts') }));
jest.mock('../dialog/dialog-host', () => ({ loaded: mockLoaded.push('dialog') }));
jest.mock('../auth/sign-in-dialog', () => ({ loaded: mockLoaded.push('sign-in') }));
jest.mock('../auth/identity-dialog', () => ({ loaded: mockLoaded.push('identity') }));
jest.mock('../navigation/leave-dialog', () => ({ loaded: mockLoaded.push('leave') }));

function Page() {
  useWarmOverlays();
  return <input aria-label="Telaio" />;
}

test('messages and dialogs are there before the connection can be lost, from the first touch on', async () => {
  render(<Page />);
  expect(mockLoaded).toEqual([]);

  await userEvent.click(screen.getByLabelText('Telaio'));
  await waitFor(() => expect([...mockLoaded].sort()).toEqual(['dialog', 'identity', 'leave', 'sign-in', 'toasts']));
});
