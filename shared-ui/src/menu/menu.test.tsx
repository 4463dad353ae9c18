import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button';
import { inForcedColors, renderWithHost } from '../testing';
import { Menu } from './menu';

it('opens, does what is chosen, and explains what is not possible', async () => {
  const edit = jest.fn();
  const remove = jest.fn();
  renderWithHost(
    <Menu
      trigger={<Button>Azioni</Button>}
      items={[
        { key: 'open', label: 'Apri', command: 'Invio', onSelect: jest.fn() },
        { key: 'edit', label: 'Modifica', command: 'E', onSelect: edit },
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
  expect(inForcedColors(blocked)).toContain('color: GrayText;');
  expect(screen.getByRole('menuitem', { name: 'Apri' })).toHaveAttribute('aria-keyshortcuts', 'Enter');
  expect(screen.getByRole('menuitem', { name: 'Modifica' })).toHaveAttribute('aria-keyshortcuts', 'E');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Modifica' }));
  expect(edit).toHaveBeenCalledTimes(1);
  expect(remove).not.toHaveBeenCalled();
});

it('marks the one that is taken, of several that exclude each other', async () => {
  const choose = jest.fn();
  renderWithHost(
    <Menu
      trigger={<Button>Aspetto</Button>}
      items={[
        { key: 'light', label: 'Chiaro', taken: true, onSelect: jest.fn() },
        { key: 'dark', label: 'Scuro', taken: false, onSelect: choose },
        { key: 'out', label: 'Esci', onSelect: jest.fn() },
      ]}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Aspetto' }));
  expect(await screen.findByRole('menuitemradio', { name: 'Chiaro', checked: true })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'Esci' })).not.toHaveAttribute('aria-checked');
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Scuro', checked: false }));
  expect(choose).toHaveBeenCalledTimes(1);
});

it('gives the focus back to its button, even where it takes the focus again while it goes', async () => {
  renderWithHost(
    <Menu trigger={<Button>Viste</Button>} items={[{ key: 'x', label: 'Elimina', onSelect: jest.fn() }]} />,
  );
  const opener = screen.getByRole('button', { name: 'Viste' });
  await userEvent.click(opener);
  const item = await screen.findByRole('menuitem', { name: 'Elimina' });
  const menu = screen.getByRole('menu');
  opener.addEventListener('focus', () => menu.focus(), { once: true });
  await userEvent.click(item);

  await waitFor(() => expect(menu).not.toBeInTheDocument());
  await waitFor(() => expect(opener).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('menuitem', { name: 'Elimina' })).toBeVisible();
});
