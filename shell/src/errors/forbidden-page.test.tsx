import { screen } from '@testing-library/react';
import { provideHost } from 'shared-api/host';
import { Navigate, Route, Routes } from 'shared-ui/router';
import { renderWithHost } from 'shared-ui/testing';
import { createHostServices } from '../boot/host-services';
import { clearSession, openSession } from '../session/session-store';
import { ForbiddenPage } from './forbidden-page';

beforeEach(() => provideHost(createHostServices(() => false)));
afterEach(() => clearSession());

test('who has not signed in is told nothing about an account', () => {
  renderWithHost(<ForbiddenPage />);
  expect(screen.getByText('Per vederla accedi con un account che ha il ruolo che serve.')).toBeVisible();
  expect(screen.queryByText(/Il tuo account è attivo/)).not.toBeInTheDocument();
});

test('who has signed in is told that the account lacks the role', () => {
  openSession('t', ['manager']);
  renderWithHost(<ForbiddenPage />);
  expect(screen.getByText(/Il tuo account è attivo, ma non ha il ruolo/)).toBeVisible();
});

test('what was refused has its reference, with the day as it is written everywhere', () => {
  renderWithHost(
    <Routes>
      <Route path="/" element={<Navigate to="/error/403" state={{ reference: 'r-1' }} />} />
      <Route path="/error/403" element={<ForbiddenPage />} />
    </Routes>,
  );
  expect(screen.getByText(/^Riferimento/)).toHaveTextContent(/^Riferimento r-1, \d\d\/\d\d\/\d{4}, \d\d:\d\d$/);
});
