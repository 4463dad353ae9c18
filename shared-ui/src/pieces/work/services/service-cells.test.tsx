import { screen } from '@testing-library/react';
import { expectAccessible, renderWithHost } from '../../../testing';
import { ServiceCells } from './service-cells';

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
