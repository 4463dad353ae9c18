import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OfferedPackage } from 'shared-api/entities';
import { expectAccessible } from 'shared-ui/testing';
import { offer } from '../common/testing/examples';
import { openPage, otherPage } from '../common/testing/open-page';
import { SearchPage } from './search-page';

const open = (query = '', answers: Parameters<typeof openPage>[0]['answers'] = {}) =>
  openPage({ element: <SearchPage />, path: '/ricerca', at: `/ricerca${query}`, answers });
const city: OfferedPackage = {
  ...offer,
  id: '11111111-1111-4111-8111-111111111111',
  title: 'Noleggio Città 12',
  included: ['Assicurazione e bollo', 'Soccorso stradale, 24 ore su 24'],
  excluded: [],
  mantenance_number: 1,
  mantenance_duration: 12,
  mantenance_km: 15_000,
  total: '4690.00',
};
const family: OfferedPackage = { ...city, id: offer.id, title: 'Noleggio Famiglia 36', total: '14040.00' };
const rentalType = {
  code: 'noleggio',
  kind: 'rental',
  title: 'Noleggio',
  excerpt: '',
  description: '',
  thumbnail: null,
};
/** Without the blanks that do not break. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const vin = 'ZACPJFCW1SP018273';

test('a VIN leads to its car', async () => {
  const { view } = await open();
  await userEvent.type(screen.getByLabelText('Numero di telaio (VIN)'), 'zacpjfcw1 sp018273');
  await expectAccessible(view.container);
  await userEvent.click(screen.getByRole('button', { name: 'Cerca l’auto' }));

  expect(await otherPage()).toHaveTextContent(`/ricerca/${vin}`);
});

test('without a VIN the field takes the focus', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Cerca l’auto' }));

  expect(screen.getByLabelText('Numero di telaio (VIN)')).toHaveFocus();
});

const rentals = (packages: readonly OfferedPackage[]) => ({
  'GET /public/pack-types': () => ({ data: packages.length > 0 ? [{ ...rentalType, packages }] : [] }),
});

test('who looks for a rental sees what is on sale, without a VIN, and whom to ask', async () => {
  const { view, calls } = await open('?kind=rental', rentals([family, city]));
  const list = await screen.findAllByRole('heading', { level: 3, name: /^Noleggio/ });
  expect(list.map(({ textContent }) => textContent)).toEqual(['Noleggio Città 12', 'Noleggio Famiglia 36']);
  const first = within(list[0]?.closest('li') ?? document.body);
  expect(first.getByText('12 mesi e 15.000 km, 1 tagliando', { normalizer: plain })).toBeVisible();
  expect(first.getByText('pari a 390,83 € al mese', { normalizer: plain })).toBeVisible();
  expect(first.getByText('Comprende: Assicurazione e bollo; Soccorso stradale, 24 ore su 24')).toBeVisible();
  expect(first.getByRole('button', { name: 'Leggi il contratto «Noleggio Città 12» (PDF)' })).toBeVisible();
  expect(screen.getByRole('link', { name: '02 1234 5670' })).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  expect(screen.getByRole('link', { name: 'cerca il concessionario più vicino' })).toHaveAttribute(
    'href',
    '/#concessionari',
  );
  expect(calls('GET', '/public/pack-types').map(({ query }) => query)).toEqual([{ kind: 'rental' }]);
  await expectAccessible(view.container);
});

test('where no rental is on sale it is said, with the number to call', async () => {
  await open('?kind=rental', rentals([]));
  expect(await screen.findByText(/nessun noleggio è in listino/)).toBeVisible();
});

test('who looks for a rental keeps looking for one', async () => {
  await open('?kind=rental', rentals([]));
  await userEvent.type(screen.getByLabelText('Numero di telaio (VIN)'), vin);
  await userEvent.click(screen.getByRole('button', { name: 'Cerca l’auto' }));

  expect(await otherPage()).toHaveTextContent(`/ricerca/${vin}?kind=rental`);
});

test('the form without scripts goes straight on to the car', async () => {
  await open(`?vin=${vin}&kind=rental`);

  expect(await otherPage()).toHaveTextContent(`/ricerca/${vin}?kind=rental`);
});
