import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useShortcuts } from '../../../desk';
import { TextLink } from '../../../link';
import { DataTable } from '../../../table';
import { expectAccessible, renderWithHost } from '../../../testing';
import { ShortcutsDialog, useShortcutsDialog } from './shortcuts-dialog';
import { useRowKeys } from './use-row-keys';

function Page({ onSave, inner }: { onSave: () => void; inner?: () => void }) {
  useShortcuts([{ keys: 's', label: 'Salvare', run: onSave }]);
  const { dialog } = useShortcutsDialog();
  return (
    <>
      <input aria-label="Nome" />
      <input type="checkbox" aria-label="Scelto" />
      {inner && <Inner run={inner} />}
      <ShortcutsDialog {...dialog} />
    </>
  );
}

function Inner({ run }: { run: () => void }) {
  useShortcuts([{ keys: 's', label: 'Salvare la nota', run }]);
  return null;
}

describe('useShortcuts', () => {
  it('does what a key says, but not while somebody types', async () => {
    const save = jest.fn();
    renderWithHost(<Page onSave={save} />);
    await userEvent.keyboard('s');
    await userEvent.click(screen.getByLabelText('Scelto'));
    await userEvent.keyboard('s');
    expect(save).toHaveBeenCalledTimes(2);
    await userEvent.type(screen.getByLabelText('Nome'), 'sss?');
    expect(save).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('leaves keys with Ctrl to the browser, and gives a key to who came last', async () => {
    const [outer, inner] = [jest.fn(), jest.fn()];
    const { rerender } = renderWithHost(<Page onSave={outer} />);
    rerender(<Page onSave={outer} inner={inner} />);
    await userEvent.keyboard('{Control>}s{/Control}');
    await userEvent.keyboard('s');
    expect(inner).toHaveBeenCalledTimes(1);
    rerender(<Page onSave={outer} />);
    await userEvent.keyboard('s');
    expect(outer).toHaveBeenCalledTimes(1);
  });

  it('keeps a key for the page that is on its way, a moment long', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(10_000);
    const inner = jest.fn();
    const { rerender } = renderWithHost(<Page onSave={jest.fn()} />);
    rerender(<p>Un momento</p>);
    await userEvent.keyboard('s');
    now.mockReturnValue(11_500);
    rerender(<Inner run={inner} />);
    expect(inner).toHaveBeenCalledTimes(1);

    rerender(<p>Un momento</p>);
    await userEvent.keyboard('s');
    now.mockReturnValue(13_001);
    rerender(<Inner run={inner} />);
    expect(inner).toHaveBeenCalledTimes(1);
    now.mockRestore();
  });

  it('forgets such a key when something else is done meanwhile', async () => {
    const inner = jest.fn();
    const { rerender } = renderWithHost(<Page onSave={jest.fn()} />);
    rerender(<button type="button">Altro</button>);
    await userEvent.keyboard('s');
    await userEvent.click(screen.getByRole('button', { name: 'Altro' }));
    rerender(<Inner run={inner} />);
    expect(inner).not.toHaveBeenCalled();
  });

  it('shows every key of the page under ?', async () => {
    const save = jest.fn();
    renderWithHost(<Page onSave={save} />);
    await userEvent.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Scorciatoie' });
    expect(within(dialog).getByText('Salvare')).toBeVisible();
    expect(within(dialog).getByText('S')).toBeVisible();
    await expectAccessible(dialog);
    await userEvent.keyboard('s');
    expect(save).not.toHaveBeenCalled();
  });
});

const rows = [{ code: 'A' }, { code: 'B' }, { code: 'C' }];
const columns = [
  {
    key: 'code',
    header: 'Codice',
    cell: ({ code }: { code: string }) => <TextLink to={`/${code}`}>{code}</TextLink>,
  },
];

function Rows({ onOpen, onSend }: { onOpen: (id: string) => void; onSend: (id: string) => void }) {
  const [ids, onChange] = useState<string[]>([]);
  const { cursor } = useRowKeys({
    ids: rows.map(({ code }) => code),
    onOpen,
    onToggle: (id) => onChange(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
    menuOf: (id) => [
      {
        key: 'send',
        label: 'Reinvia SMS',
        command: 'R',
        onSelect: () => onSend(id),
        impossible: id === 'C' ? 'Già pagato.' : undefined,
      },
    ],
  });
  return (
    <DataTable
      label="Contratti"
      columns={columns}
      rows={rows}
      rowId={({ code }) => code}
      rowName={({ code }) => code}
      selection={{ ids, onChange }}
      cursor={cursor}
      empty={null}
    />
  );
}

it('walks over rows with j and k, chooses with x, and runs the row’s own keys', async () => {
  const [open, send] = [jest.fn(), jest.fn()];
  renderWithHost(<Rows onOpen={open} onSend={send} />);
  await userEvent.keyboard('jj');
  expect(screen.getByRole('link', { name: 'B' })).toHaveFocus();
  await userEvent.keyboard('x');
  expect(screen.getByRole('checkbox', { name: 'Scegli B' })).toBeChecked();
  await userEvent.keyboard('r');
  expect(send).toHaveBeenCalledWith('B');
  await userEvent.keyboard('jjr');
  expect(screen.getByRole('link', { name: 'C' })).toHaveFocus();
  expect(send).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('k');
  screen.getByRole('link', { name: 'B' }).blur();
  await userEvent.keyboard('{Enter}');
  expect(open).toHaveBeenCalledWith('B');
});
