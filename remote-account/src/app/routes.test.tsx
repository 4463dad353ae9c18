import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideTestHost } from 'shared-api/testing';
import { QueryClient } from 'shared-ui/query';
import { Link, Route, Routes } from 'shared-ui/router';
import { renderWithHost } from 'shared-ui/testing';
import { agreed, customer, paid } from '../common/testing/examples';
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
      <Pages />
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

test('kilometres told with a request count at once on the contract’s page and on the first one', async () => {
  const { maintenance } = paid;
  const foreseen = maintenance.map((work) => (work.n === 2 ? { ...work, projected_on: '2026-12-20' } : work));
  let contract = paid;
  provideTestHost(
    ({ path, entry }) => {
      if (entry.method === 'POST') {
        contract = { ...paid, maintenance: foreseen };
        return { data: agreed, message: 'Richiesta inviata.' };
      }
      if (path === '/account') return { data: customer };
      if (path === '/account/overview') return { data: { contracts: [contract], covers: [contract] } };
      return { data: path.endsWith('/requests') || path.endsWith('/events') ? [] : contract };
    },
    { roles: ['user'] },
  );
  renderWithHost(
    <>
      <Link to="/account">Il tuo account</Link>
      <Pages />
    </>,
    // As in the product, an answer counts as fresh for a while.
    { route: '/account', queryClient: new QueryClient({ defaultOptions: { queries: { staleTime: 10_000 } } }) },
  );
  await userEvent.click(await screen.findByRole('link', { name: /^Chiedi un appuntamento/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /Giorno che preferisci/ }), '03122026');
  await userEvent.type(dialog.getByRole('textbox', { name: /Chilometri di oggi/ }), '44.000');
  await userEvent.click(dialog.getByRole('button', { name: 'Invia la richiesta' }));
  expect(await screen.findByText(/20 dicembre 2026/)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Il tuo account' }));
  expect(await screen.findByRole('heading', { name: 'Prenota il tagliando della tua Fiat Panda' })).toBeVisible();
});

function Pages() {
  return (
    <Routes>
      {routes.map(({ path, element }) => (
        <Route key={path ?? ''} path={`/account/${path ?? ''}`} element={element} />
      ))}
    </Routes>
  );
}
