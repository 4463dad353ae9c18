import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inForcedColors, renderWithHost } from '../../../testing';
import { SearchBox } from './search-box';
import { Segments } from './segments';

it('takes one of a few with the arrows', async () => {
  const change = jest.fn();
  renderWithHost(
    <Segments
      label="Conta"
      value="created"
      onChange={change}
      options={[
        { value: 'created', label: 'Creati' },
        { value: 'paid', label: 'Pagati' },
      ]}
    />,
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Pagati' }));
  expect(change).toHaveBeenCalledWith('paid');
});

describe('SearchBox', () => {
  it('is reached by /, searches at once on Enter, and is emptied by Escape', async () => {
    const search = jest.fn();
    renderWithHost(<SearchBox value="" onSearch={search} placeholder="Codice, targa" />);
    await userEvent.keyboard('/');
    const box = screen.getByRole('searchbox', { name: 'Codice, targa' });
    expect(box).toHaveFocus();
    await userEvent.keyboard('rossi{Enter}');
    expect(search.mock.calls).toEqual([['rossi']]);
    await userEvent.keyboard('{Escape}');
    expect(search).toHaveBeenLastCalledWith('');
    expect(box).toHaveValue('');
  });

  it('follows a search that was taken away elsewhere', () => {
    const { rerender } = renderWithHost(<SearchBox value="rossi" onSearch={jest.fn()} placeholder="Codice" />);
    rerender(<SearchBox value="" onSearch={jest.fn()} placeholder="Codice" />);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });
});

it('marks what is taken by an edge where colours are the system’s', () => {
  const options = [
    { value: 'created', label: 'Creati' },
    { value: 'paid', label: 'Pagati' },
  ];
  renderWithHost(<Segments label="Conta" value="paid" onChange={jest.fn()} options={options} />);
  expect(inForcedColors(screen.getByText('Pagati'))).toContain('border-bottom: 3px solid Highlight;');
  expect(inForcedColors(screen.getByText('Creati'))).toBe('');
});
