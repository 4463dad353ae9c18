import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from 'shared-ui/testing';
import { openPage, otherPage } from '../common/testing/open-page';
import { SearchPage } from './search-page';

const open = (query = '') => openPage({ element: <SearchPage />, path: '/ricerca', at: `/ricerca${query}` });
const vin = 'ZACPJFCW1SP018273';

test('a VIN leads to its car', async () => {
  const { view } = await open();
  await userEvent.type(screen.getByLabelText('Numero di telaio (VIN)'), 'zacpjfcw1 sp018273');
  await expectAccessible(view.container);
  await userEvent.click(screen.getByRole('button', { name: 'Cerca l’auto' }));

  expect(await otherPage()).toHaveTextContent(`/ricerca/${vin}`);
});

test('an empty field leads nowhere', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Cerca l’auto' }));

  expect(screen.getByLabelText('Numero di telaio (VIN)')).toBeVisible();
});

test('who looks for a rental keeps looking for one', async () => {
  await open('?kind=rental');
  await userEvent.type(screen.getByLabelText('Numero di telaio (VIN)'), vin);
  await userEvent.click(screen.getByRole('button', { name: 'Cerca l’auto' }));

  expect(await otherPage()).toHaveTextContent(`/ricerca/${vin}?kind=rental`);
});

test('the form without scripts goes straight on to the car', async () => {
  await open(`?vin=${vin}&kind=rental`);

  expect(await otherPage()).toHaveTextContent(`/ricerca/${vin}?kind=rental`);
});
