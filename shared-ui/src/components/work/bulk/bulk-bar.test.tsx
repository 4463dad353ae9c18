import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useBottomEdge, useBottomTenant } from '../../../desk';
import { expectAccessible, renderWithHost } from '../../../testing';
import { DeleteIcon, SendIcon } from '../../icons';
import { BulkBar } from './bulk-bar';

function Edge() {
  useBottomEdge('rental', true);
  return <output aria-label="fondo">{useBottomTenant()}</output>;
}

function Page({ count, onSend, onDelete }: { count: number; onSend: () => void; onDelete: () => void }) {
  return (
    <>
      <Edge />
      <BulkBar
        count={count}
        sum="2.419,00 €"
        onClear={jest.fn()}
        main={{ key: 'send', label: 'Reinvia SMS a 3', icon: SendIcon, onSelect: onSend }}
        actions={[
          { key: 'delete', label: 'Elimina', icon: DeleteIcon, onSelect: onDelete, impossible: 'Sono tutti pagati.' },
        ]}
      />
    </>
  );
}

it('has the page’s bottom edge while rows are chosen', async () => {
  const [send, remove] = [jest.fn(), jest.fn()];
  const { container, rerender } = renderWithHost(<Page count={0} onSend={send} onDelete={remove} />);
  expect(screen.getByLabelText('fondo')).toHaveTextContent('rental');
  rerender(<Page count={3} onSend={send} onDelete={remove} />);
  expect(screen.getByLabelText('fondo')).toHaveTextContent('bulk');
  expect(screen.getByText('3 selezionati')).toBeVisible();
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Reinvia SMS a 3' }));
  await userEvent.click(screen.getByRole('button', { name: 'Elimina' }));
  expect(send).toHaveBeenCalledTimes(1);
  expect(remove).not.toHaveBeenCalled();
  rerender(<Page count={0} onSend={send} onDelete={remove} />);
  expect(screen.getByLabelText('fondo')).toHaveTextContent('rental');
});

function Ticked() {
  const [count, setCount] = useState(0);
  return (
    <>
      <input type="checkbox" aria-label="Riga" checked={count > 0} onChange={() => setCount(1)} />
      <BulkBar count={count} onClear={() => setCount(0)} actions={[]} />
    </>
  );
}

it('gives the focus back to the tick from where one came to it', async () => {
  renderWithHost(<Ticked />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Riga' }));
  const [clear] = await screen.findAllByRole('button', { name: 'Annulla selezione' });
  await userEvent.click(clear ?? document.body);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Riga' })).toHaveFocus();
});
