import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { Button } from '../../../button';
import { Dialog, Menu, type MenuItem } from '../../../overlays';
import { renderWithHost } from '../../../testing';
import { LateDialog, type OpenedDialog } from './late-dialog';
import { LateMenu, type OpenedMenu } from './late-menu';

type ItemsMenu = ComponentType<OpenedMenu & { items: readonly MenuItem[] }>;
type TitledDialog = ComponentType<OpenedDialog & { name: string }>;

const report = jest.fn();
const lost = new Error('Loading chunk 3 failed.');

beforeEach(() => {
  jest.resetAllMocks();
  // The shell says what is reported (shell/src/boot/follow-errors.ts).
  window.reportError = report;
});

const loadDialog = jest.fn<Promise<TitledDialog>, []>();

const drawn = jest.fn();

function Named({ open, onClose, name }: OpenedDialog & { name: string }) {
  drawn(open);
  return (
    <Dialog open={open} onClose={onClose} title={name}>
      Contenuto
    </Dialog>
  );
}

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{open ? 'Aperto' : 'Chiuso'}</Button>
      <LateDialog load={loadDialog} open={open} onClose={() => setOpen(false)} dialog={{ name: 'Elimina' }} />
    </>
  );
}

describe('LateMenu', () => {
  const onSelect = jest.fn();
  const load = jest.fn<Promise<ItemsMenu>, []>();
  const wanted = jest.fn();
  const button = () => screen.getByRole('button', { name: 'Azioni' });

  beforeEach(() => {
    load.mockResolvedValue(Menu);
    renderWithHost(
      <>
        <LateMenu
          load={load}
          trigger={<Button>Azioni</Button>}
          menu={{ items: [{ key: 'one', label: 'Apri', onSelect }] }}
          onWanted={wanted}
        />
        <input aria-label="Cerca" />
      </>,
    );
  });

  it('is a button that says what it opens, and fetches nothing before somebody turns to it', async () => {
    expect(button()).toHaveAttribute('aria-haspopup', 'menu');
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    expect(load).not.toHaveBeenCalled();

    await userEvent.hover(button());
    expect(load).toHaveBeenCalled();
    expect(wanted).toHaveBeenCalled();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('opens when it is pressed, does what is chosen, closes, and opens again', async () => {
    await userEvent.click(button());
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Apri' }));
    expect(onSelect).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.click(button());
    expect(await screen.findByRole('menuitem', { name: 'Apri' })).toBeVisible();
  });

  it('opens by the arrow, and gives the focus back', async () => {
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button()).toHaveFocus());
  });

  it('does not open over whoever has gone on to something else, and opens when it is pressed again', async () => {
    let come: (menu: ItemsMenu) => void = () => undefined;
    load.mockReturnValue(
      new Promise((resolve) => {
        come = resolve;
      }),
    );
    await userEvent.click(button());
    await userEvent.click(screen.getByRole('textbox', { name: 'Cerca' }));
    await act(async () => come(Menu));
    expect(screen.getByRole('textbox', { name: 'Cerca' })).toHaveFocus();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();

    await userEvent.click(button());
    expect(await screen.findByRole('menuitem', { name: 'Apri' })).toBeVisible();
  });

  it('says when it does not come, and comes the next time', async () => {
    load.mockRejectedValue(lost);
    await userEvent.click(button());
    await waitFor(() => expect(report).toHaveBeenCalledWith(lost));
    expect(button()).not.toHaveAttribute('aria-busy');

    load.mockResolvedValue(Menu);
    await userEvent.click(button());
    expect(await screen.findByRole('menuitem', { name: 'Apri' })).toBeVisible();
  });
});

describe('LateDialog', () => {
  beforeEach(() => {
    loadDialog.mockResolvedValue(Named);
    renderWithHost(<Page />);
  });

  it('comes when it is opened, and gives the focus back', async () => {
    expect(loadDialog).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button'));
    const dialog = await screen.findByRole('dialog', { name: 'Elimina' });
    // One that is born open does not know how to close.
    expect(drawn.mock.calls[0]).toEqual([false]);
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Chiuso' })).toHaveFocus());
  });

  it('counts as closed when it does not come, which is said', async () => {
    loadDialog.mockRejectedValue(lost);
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByRole('button', { name: 'Chiuso' })).toBeVisible();
    expect(report).toHaveBeenCalledWith(lost);

    loadDialog.mockResolvedValue(Named);
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByRole('dialog', { name: 'Elimina' })).toBeVisible();
  });
});
