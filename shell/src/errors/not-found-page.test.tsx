import { screen } from '@testing-library/react';
import { renderWithHost } from 'shared-ui/testing';
import { NotFoundPage } from './not-found-page';

test('an address of the staff leads back to the staff', () => {
  renderWithHost(<NotFoundPage />, { route: '/cms/manager/contratti' });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/cms']);
  expect(screen.getByText(/si cercano dalla pagina iniziale/)).toBeVisible();
});

test.each(['/contratti', '/cmsx'])('%s leads to the first page and to the search of one’s car', (route) => {
  renderWithHost(<NotFoundPage />, { route });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/ricerca']);
});
