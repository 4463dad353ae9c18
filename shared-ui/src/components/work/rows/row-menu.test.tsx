import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithHost } from '../../../testing';
import { RowMenu } from './row-menu';

describe('RowMenu', () => {
  const onSelect = jest.fn();
  const itemsOf = jest.fn(() => [
    { key: 'view', label: 'Apri', onSelect },
    { key: 'edit', label: 'Modifica', onSelect: jest.fn() },
  ]);

  beforeEach(() => jest.clearAllMocks());

  it('asks what can be done each time that somebody opens it, and not before', async () => {
    renderWithHost(<RowMenu name="CC-2026-000001" itemsOf={itemsOf} />);
    const button = () => screen.getByRole('button', { name: 'Azioni per CC-2026-000001' });
    expect(button()).toHaveAttribute('aria-haspopup', 'menu');
    expect(itemsOf).not.toHaveBeenCalled();

    await userEvent.click(button());
    expect(itemsOf).toHaveBeenCalledTimes(1);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Apri' }));
    expect(onSelect).toHaveBeenCalledTimes(1);

    itemsOf.mockReturnValue([{ key: 'edit', label: 'Modifica', onSelect: jest.fn() }]);
    await userEvent.click(button());
    // What was found may be of the menu that is closing.
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Modifica' })).toBeVisible());
    expect(screen.queryByRole('menuitem', { name: 'Apri' })).not.toBeInTheDocument();
  });

  it('opens by keyboard, and gives the focus back', async () => {
    const user = userEvent.setup();
    renderWithHost(<RowMenu name="CC-2026-000001" itemsOf={itemsOf} />);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Azioni per CC-2026-000001' })).toHaveFocus());
  });

  it('hands the focus on to the heading of its list once its row has gone', async () => {
    const user = userEvent.setup();
    const list = (...names: readonly string[]) => (
      <section>
        <h2>Messaggi</h2>
        {names.map((name) => (
          <RowMenu key={name} name={name} itemsOf={itemsOf} />
        ))}
      </section>
    );
    const { rerender } = renderWithHost(list('il primo', 'il secondo'));
    await user.click(screen.getByRole('button', { name: 'Azioni per il primo' }));
    await user.click(await screen.findByRole('menuitem'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Azioni per il primo' })).toHaveFocus());

    rerender(list('il secondo'));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Messaggi' })).toHaveFocus());
  });
});
