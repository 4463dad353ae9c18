import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { OpeningHours } from 'shared-api/entities';
import { expectAccessible, renderWithHost } from 'shared-ui/testing';
import { HoursEditor } from './hours-editor';

function Week({ onChange }: { onChange(hours: OpeningHours): void }) {
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

const closing = () => screen.getByLabelText('Lunedì, orario 1: alle');

test('hours are written in 24, short forms too', async () => {
  const change = jest.fn();
  const { container } = renderWithHost(<Week onChange={change} />);
  await expectAccessible(container);
  await userEvent.clear(closing());
  await userEvent.type(closing(), '19.30{Tab}');
  expect(closing()).toHaveValue('19:30');
  await userEvent.clear(closing());
  await userEvent.type(closing(), '13{Tab}');
  expect(closing()).toHaveValue('13:00');
  expect(change).toHaveBeenLastCalledWith({ mon: [{ from: '08:30', to: '13:00' }] });
});

test('an hour that does not exist stays, and is called wrong once it is left', async () => {
  renderWithHost(<Week onChange={() => undefined} />);
  await userEvent.clear(closing());
  await userEvent.type(closing(), '25:00');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.tab();
  expect(closing()).toHaveValue('25:00');
  expect(closing()).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('Scrivi ogni ora come 08:30, fino alle 23:59.');
  expect(closing()).toHaveAccessibleDescription('Scrivi ogni ora come 08:30, fino alle 23:59.');
});

test('a day that closes before it opens is called wrong', async () => {
  renderWithHost(<Week onChange={() => undefined} />);
  await userEvent.clear(closing());
  await userEvent.type(closing(), '8{Tab}');
  expect(screen.getByRole('alert')).toHaveTextContent('La chiusura viene prima dell’apertura.');
  expect(closing()).toHaveAccessibleDescription('La chiusura viene prima dell’apertura.');
});
