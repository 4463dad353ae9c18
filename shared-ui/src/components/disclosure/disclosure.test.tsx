import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderWithHost } from '../../testing';
import { Disclosure } from './disclosure';

it('opens and folds what few want to read', async () => {
  const { container } = renderWithHost(
    <Disclosure summary="Storico dei consensi (18)">
      <p>12/03/2026: sì</p>
    </Disclosure>,
  );
  const details = screen.getByText('12/03/2026: sì').closest('details');
  expect(details).not.toHaveAttribute('open');
  await userEvent.click(screen.getByText('Storico dei consensi (18)'));
  expect(details).toHaveAttribute('open');
  await expectAccessible(container);
});
