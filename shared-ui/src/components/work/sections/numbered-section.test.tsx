import { screen } from '@testing-library/react';
import { expectAccessible, renderWithHost } from '../../../testing';
import { NumberedSection } from './numbered-section';

it('names the parts of a long form', async () => {
  const { container } = renderWithHost(
    <NumberedSection number={1} state="done" title="Veicolo">
      Fiat 600
    </NumberedSection>,
  );
  expect(screen.getByRole('region', { name: 'Veicolo' })).toHaveTextContent('1, completata');
  await expectAccessible(container);
});
