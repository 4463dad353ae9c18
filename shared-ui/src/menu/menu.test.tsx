import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button';
import { renderWithHost } from '../testing';
import { Menu } from './menu';

it('opens, does what is chosen, and explains what is not possible', async () => {
  const edit = jest.fn();
  const remove = jest.fn();
  renderWithHost(
    <Menu
      trigger={<Button>Azioni</Button>}
      items={[
        { key: 'edit', label: 'Modifica', onSelect: edit },
        {
          key: 'delete',
          label: 'Elimina',
          onSelect: remove,
          danger: true,
          apart: true,
          impossible: 'Un contratto pagato non si elimina.',
        },
      ]}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Azioni' }));
  const blocked = await screen.findByRole('menuitem', { name: /Un contratto pagato non si elimina/ });
  expect(blocked).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Modifica' }));
  expect(edit).toHaveBeenCalledTimes(1);
  expect(remove).not.toHaveBeenCalled();
});
