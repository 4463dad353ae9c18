import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../button';
import { expectAccessible, renderWithHost } from '../testing';
import { ConfirmDialog } from './confirm-dialog';

function Page({ onDelete }: { onDelete: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Elimina il contratto</Button>
      <ConfirmDialog
        open={open}
        danger
        title="Eliminare il contratto?"
        confirm="Elimina"
        onConfirm={onDelete}
        onCancel={() => setOpen(false)}
      >
        Non si può annullare.
      </ConfirmDialog>
    </>
  );
}

describe('ConfirmDialog', () => {
  it('asks, and does it only on yes', async () => {
    const deleted = jest.fn();
    renderWithHost(<Page onDelete={deleted} />);
    await userEvent.click(screen.getByRole('button', { name: 'Elimina il contratto' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Eliminare il contratto?' });
    await expectAccessible(dialog);
    expect(deleted).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Elimina' }));
    expect(deleted).toHaveBeenCalledTimes(1);
  });

  it('closes on Escape and gives the focus back', async () => {
    renderWithHost(<Page onDelete={jest.fn()} />);
    const opener = screen.getByRole('button', { name: 'Elimina il contratto' });
    await userEvent.click(opener);
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  });
});
