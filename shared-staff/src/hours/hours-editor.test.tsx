import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { OpeningHours } from 'shared-api/entities';
import { expectAccessible, renderWithHost } from 'shared-ui/testing';
import { HoursEditor } from './hours-editor';

function Week({ onChange = () => undefined }: { onChange?(hours: OpeningHours): void }) {
  const [hours, setHours] = useState<OpeningHours>({ mon: [{ from: '08:30', to: '12:30' }] });
  return (
    <HoursEditor
      value={hours}
      onChange={(next) => {
        setHours(next);
        onChange(next);
      }}
    />
  );
}

const monday = () => screen.getByRole('textbox', { name: 'Lunedì' });

async function type(text: string) {
  await userEvent.clear(monday());
  await userEvent.type(monday(), text);
}

test('a day is one line: hours are typed in short and written out when it is left', async () => {
  const change = jest.fn();
  const { container } = renderWithHost(<Week onChange={change} />);
  await expectAccessible(container);
  expect(screen.getAllByRole('textbox')).toHaveLength(7);
  expect(monday()).toHaveValue('08:30–12:30');
  await type('8.30-13 1430-19{Tab}');
  expect(monday()).toHaveValue('08:30–13:00, 14:30–19:00');
  expect(change).toHaveBeenLastCalledWith({
    mon: [
      { from: '08:30', to: '13:00' },
      { from: '14:30', to: '19:00' },
    ],
  });
});

test('an emptied day is closed', async () => {
  const change = jest.fn();
  renderWithHost(<Week onChange={change} />);
  await userEvent.clear(monday());
  expect(change).toHaveBeenLastCalledWith({ mon: [] });
  expect(monday()).toHaveAttribute('placeholder', 'Chiuso');
});

test('Monday’s hours are taken over until Friday', async () => {
  renderWithHost(<Week />);
  await userEvent.click(screen.getByRole('button', { name: 'Copia il lunedì da martedì a venerdì' }));
  expect(screen.getByRole('textbox', { name: 'Venerdì' })).toHaveValue('08:30–12:30');
  expect(screen.getByRole('textbox', { name: 'Sabato' })).toHaveValue('');
});

test.each([
  ['8:30-25:00', 'Scrivere gli orari come 08:30–12:30, 14:30–19:00: quattro al massimo.'],
  ['13:00–8:00', 'La chiusura viene prima dell’apertura.'],
])('%s is called wrong once it is left, and stays', async (text, fault) => {
  renderWithHost(<Week />);
  await type(text);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.tab();
  expect(monday()).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent(fault);
  expect(monday()).toHaveAccessibleDescription(fault);
  expect(monday()).toHaveDisplayValue(/8:|25:/);
});
