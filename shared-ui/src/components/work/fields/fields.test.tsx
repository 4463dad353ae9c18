import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { expectAccessible, renderWithHost } from '../../../testing';
import { MoneyField } from './money-field';
import { fromMoneyText, toMoneyText } from './money-text';
import { type FoundChoice, SearchSelect } from './search-select';

describe('amounts', () => {
  it('come back from their Italian form', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (cents) => {
        const amount = (cents / 100).toFixed(2);
        expect(fromMoneyText(toMoneyText(amount))).toBe(amount);
      }),
    );
  });

  it.each([
    ['1180', '1180.00'],
    ['1.180', '1180.00'],
    ['1.180,5', '1180.50'],
    ['1180.50', '1180.50'],
    [' 1 180,00 € ', '1180.00'],
    ['1.234.567,89', '1234567.89'],
    ['0,5', '0.50'],
    ['12,345', null],
    ['1.18.0', null],
    ['-5', null],
    ['', null],
    ['dodici', null],
  ])('reads %j as %j', (typed, amount) => {
    expect(fromMoneyText(typed)).toBe(amount);
  });
});

function Amount() {
  const [value, setValue] = useState('1180.00');
  return (
    <>
      <MoneyField label="Importo" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

it('lets an amount be typed freely and writes it out afterwards', async () => {
  renderWithHost(<Amount />);
  const input = screen.getByLabelText('Importo');
  expect(input).toHaveValue('1.180,00');
  await userEvent.clear(input);
  await userEvent.type(input, '2490,5');
  expect(input).toHaveValue('2490,5');
  expect(screen.getByRole('status')).toHaveTextContent('2490.50');
  await userEvent.tab();
  expect(input).toHaveValue('2.490,50');
});

const found: FoundChoice[] = [
  { value: '1', label: 'Ilaria Marchetti' },
  { value: '2', label: 'Ilario Marchesi' },
];

interface CustomerProps {
  onChoose?: (choice: FoundChoice) => void;
  choices?: FoundChoice[] | undefined;
}

function Customer({ onChoose = () => {}, ...search }: CustomerProps) {
  const [text, setText] = useState('');
  return <SearchSelect label="Cliente" text={text} onText={setText} choices={found} onChoose={onChoose} {...search} />;
}

it('takes a found choice with arrows and Enter, or lets it be', async () => {
  const choose = jest.fn();
  const { container } = renderWithHost(<Customer onChoose={choose} />);
  const input = screen.getByRole('combobox', { name: 'Cliente' });
  await userEvent.type(input, 'ila');
  expect(screen.getAllByRole('option')).toHaveLength(2);
  await expectAccessible(container);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(choose).toHaveBeenCalledWith(found[1]);
});

it('shows the choice that the arrows have come to, in a list that is longer than its frame', async () => {
  const shown = jest.spyOn(Element.prototype, 'scrollIntoView');
  renderWithHost(<Customer />);
  await userEvent.type(screen.getByRole('combobox', { name: 'Cliente' }), 'ila{ArrowDown}');
  expect(shown.mock.contexts.at(-1)).toBe(screen.getByRole('option', { name: 'Ilario Marchesi', selected: true }));
  expect(shown).toHaveBeenLastCalledWith({ block: 'nearest' });
});

it('has the first choice at hand once it comes, whatever keys were pressed before, and sends no form meanwhile', async () => {
  const send = jest.fn((event: Event) => event.preventDefault());
  const choose = jest.fn();
  const form = (choices?: FoundChoice[]) => (
    <form ref={(element) => element?.addEventListener('submit', send)}>
      <Customer choices={choices} onChoose={choose} />
    </form>
  );
  const { rerender } = renderWithHost(form());
  const input = screen.getByRole('combobox', { name: 'Cliente' });
  await userEvent.type(input, 'ila{ArrowDown}{Enter}');
  rerender(form(found));
  await userEvent.type(input, '{Enter}');
  expect(choose).toHaveBeenCalledWith(found[0]);
  expect(send).not.toHaveBeenCalled();
});

it('draws no empty list while it is still searched', async () => {
  const { rerender } = renderWithHost(<Customer choices={undefined} />);
  await userEvent.type(screen.getByRole('combobox', { name: 'Cliente' }), 'ila');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  rerender(<Customer choices={found} />);
  expect(screen.getByRole('listbox')).toBeVisible();
});
