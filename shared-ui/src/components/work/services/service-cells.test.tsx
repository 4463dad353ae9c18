import { screen } from '@testing-library/react';
import { expectAccessible, renderWithHost } from '../../../testing';
import { cellsInARow, ServiceCells } from './service-cells';

it('marks the next service, and says which are done', async () => {
  const { container } = renderWithHost(
    <ServiceCells
      services={[
        { n: 1, state: 'done', when: '14/03/2026' },
        { n: 2, state: 'next', when: 'entro 09/04/2027' },
      ]}
    />,
  );
  expect(screen.getByText('fatto').closest('li')).toHaveTextContent('14/03/2026');
  expect(container.querySelector('[aria-current=step]')).toHaveTextContent('entro 09/04/2027');
  await expectAccessible(container);
});

it('marks no missed service as the next one', async () => {
  const { container } = renderWithHost(
    <ServiceCells services={[{ n: 1, state: 'missed', when: 'scaduto il 09/04/2026' }]} />,
  );
  expect(screen.getByText('non fatto').closest('li')).toHaveTextContent('scaduto il 09/04/2026');
  expect(container.querySelector('[aria-current]')).toBeNull();
  await expectAccessible(container);
});

it.each([
  [1, 1],
  [3, 3],
  [4, 2],
  [5, 3],
  [6, 3],
  [7, 4],
])('stands %d services on a phone in rows of %d, none alone in the last', (count, columns) => {
  expect(cellsInARow(count, [3, 2, 4])).toBe(columns);
});
