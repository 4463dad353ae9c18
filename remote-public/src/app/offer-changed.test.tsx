import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from 'shared-api/testing';
import { QueryClient, QueryClientProvider } from 'shared-ui/query';
import { Link, Route, Routes } from 'shared-ui/router';
import { car, customer, dealer, offer, report } from '../common/testing/examples';
import { openPage } from '../common/testing/open-page';
import { ConfirmPage } from '../confirm';
import { PackagesPage } from '../packages';

test('who is led back to the packages by a new price reads it there at once', async () => {
  let total = '1180.00';
  const type = { code: 'completo', kind: 'care', title: 'Completo', excerpt: '', description: '', thumbnail: null };
  // As in the shell, which takes an answer for fresh for a while.
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 10_000 } } });
  const place = `/ricerca/${car.car_vin}/packages`;
  await openPage({
    element: (
      <QueryClientProvider client={client}>
        <Routes>
          <Route path="packages" element={<PackagesPage />} />
          <Route path="packages/store/confirm" element={<ConfirmPage />} />
        </Routes>
        <Link to={`${place}/store/confirm`}>Avanti</Link>
      </QueryClientProvider>
    ),
    path: '/ricerca/:vin/*',
    at: place,
    state: { vin: car.car_vin, report, car, offer, dealer, customer },
    answers: {
      'GET /public/pack-types': () => ({ data: [{ ...type, packages: [{ ...offer, total }] }] }),
      'POST /public/contracts/create-new': () => {
        const errors = { package_id: ['Il prezzo è cambiato: ora è 1.302,00 €.'] };
        throw refusal('offer_changed', 'L’offerta è cambiata.', errors);
      },
    },
  });
  expect((await screen.findAllByText(/1\.180,00/))[0]).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Avanti' }));

  total = '1302.00';
  const [send] = await screen.findAllByRole('button', { name: 'Leggi il contratto' });
  await userEvent.click(send ?? document.body);

  expect(await screen.findByRole('heading', { level: 1, name: 'Scegli il pacchetto' })).toBeVisible();
  expect(await screen.findByRole('radio', { name: offer.title })).toBeChecked();
  expect(screen.queryByText(/1\.180,00/)).not.toBeInTheDocument();
  expect(screen.getByText(/Il prezzo è cambiato/)).toBeVisible();
});
