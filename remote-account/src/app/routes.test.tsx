import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideTestHost } from 'shared-api/testing';
import { QueryClient } from 'shared-ui/query';
import { Link, Route, Routes } from 'shared-ui/router';
import { renderWithHost } from 'shared-ui/testing';
import { customer, paid } from '../common/testing/examples';
import { routes } from './routes';

test('who looks at the erasure of the account and goes back finds the first page as it was', async () => {
  provideTestHost(
    ({ path }) => {
      if (path === '/account') return { data: customer };
      if (path === '/account/overview') return { data: { contracts: [paid], covers: [paid] } };
      return {
        data: path.endsWith('/requests') ? [] : { general: true, marketing: false, survey: false, history: [] },
      };
    },
    { roles: ['user'] },
  );
  renderWithHost(
    <>
      <Link to="/account/profile">I tuoi dati</Link>
      <Link to="/account">Il tuo account</Link>
      <Routes>
        {routes.map(({ path, element }) => (
          <Route key={path ?? ''} path={`/account/${path ?? ''}`} element={element} />
        ))}
      </Routes>
    </>,
    // As in the product, an answer is kept from one page to the next.
    { queryClient: new QueryClient() },
  );
  await userEvent.click(screen.getByRole('link', { name: 'I tuoi dati' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancella i tuoi dati' }));
  await screen.findByText(/^Per il tempo previsto dalla legge/);
  await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
  await userEvent.click(screen.getByRole('link', { name: 'Il tuo account' }));

  expect(await screen.findByRole('heading', { level: 3, name: 'Fiat Panda 1.0 Hybrid' })).toBeVisible();
});
