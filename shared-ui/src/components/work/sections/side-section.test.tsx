import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../../../button';
import { ConfirmDialog } from '../../../overlays';
import { renderWithHost } from '../../../testing';
import { SideSection } from './side-section';

function Closing() {
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState(false);
  return (
    <SideSection id="chiusura" title="Chiusura">
      {!done && <Button onClick={() => setAsking(true)}>Disattiva</Button>}
      {!done && <Button onClick={() => setDone(true)}>Subito</Button>}
      {asking && (
        <ConfirmDialog
          open
          title="Disattivare?"
          confirm="Conferma"
          onConfirm={() => setDone(true)}
          onCancel={() => setAsking(false)}
        />
      )}
    </SideSection>
  );
}

test('a dialog that a part opened gives the focus back to its button', async () => {
  renderWithHost(<Closing />);
  await userEvent.click(screen.getByRole('button', { name: 'Disattiva' }));
  const dialog = await screen.findByRole('alertdialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Disattiva' })).toHaveFocus());
});

test('once a button went with what it did, the focus passes to the part’s heading', async () => {
  renderWithHost(<Closing />);
  await userEvent.click(screen.getByRole('button', { name: 'Subito' }));
  expect(screen.getByRole('heading', { name: 'Chiusura' })).toHaveFocus();
});
