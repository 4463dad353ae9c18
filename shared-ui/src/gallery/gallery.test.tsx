import { screen } from '@testing-library/react';
import { renderWithHost } from '../testing';
import { Gallery } from './gallery';

it('shows every component, in light and in dark', () => {
  renderWithHost(<Gallery />);
  const sides = screen
    .getAllByRole('heading', { level: 1, name: 'I pezzi' })
    .map((heading) => heading.closest('[data-theme]'));
  expect(sides.map((side) => side?.getAttribute('data-theme'))).toEqual(['light', 'dark']);
  for (const name of ['Telaio', 'Codice di firma', 'Targa', 'Pulsanti', 'Campi', 'Concessionari', 'Elenco']) {
    expect(screen.getAllByRole('heading', { level: 2, name })).toHaveLength(2);
  }
});
