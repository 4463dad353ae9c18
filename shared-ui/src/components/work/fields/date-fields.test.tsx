import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useForm } from '../../../forms';
import { expectAccessible, renderWithHost } from '../../../testing';
import { DateField } from './date-field';
import { DateTimeField } from './date-time-field';
import { TimeInput } from './time-input';

interface Values {
  day: string;
}

function Registered({ onSend, ...bounds }: { onSend(values: Values): void; min?: string; max?: string }) {
  const form = useForm<Values>({ defaultValues: { day: '2026-11-21' } });
  return (
    <form onSubmit={form.handleSubmit(onSend)}>
      <DateField label="Accreditato il" {...bounds} {...form.register('day')} />
      <button type="submit">Salva</button>
      <button type="button" onClick={() => form.reset()}>
        Annulla
      </button>
      <button type="button" onClick={() => form.setFocus('day')}>
        Vai al campo
      </button>
    </form>
  );
}

function Kept() {
  const [day, setDay] = useState('');
  return (
    <>
      <DateField label="Dal" value={day} onChange={(event) => setDay(event.target.value)} />
      <output>{day}</output>
    </>
  );
}

function Hour() {
  const [time, setTime] = useState('08:30');
  return <TimeInput aria-label="Dalle" value={time} onChange={setTime} />;
}

const field = () => screen.getByLabelText('Accreditato il');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function openCalendar() {
  await press('Apri il calendario');
  return screen.findByRole('dialog', { name: 'Scegli un giorno' });
}

describe('a date', () => {
  it('is shown and typed as DD/MM/YYYY, and sent as the API writes it', async () => {
    const send = jest.fn();
    const { container } = renderWithHost(<Registered onSend={send} />);
    expect(field()).toHaveValue('21/11/2026');
    await expectAccessible(container);

    await userEvent.clear(field());
    await userEvent.type(field(), '03122026');
    expect(field()).toHaveValue('03/12/2026');
    await press('Salva');
    expect(send).toHaveBeenCalledWith({ day: '2026-12-03' }, expect.anything());
  });

  it.each(['3.12.2026', '3-12-26', '2026-12-03', '3 dicembre 2026'])(
    'is pasted as %s and written out when the field is left',
    async (text) => {
      renderWithHost(<Registered onSend={() => undefined} />);
      await userEvent.clear(field());
      await userEvent.paste(text);
      await userEvent.tab();
      expect(field()).toHaveValue('03/12/2026');
      expect(field()).toBeValid();
    },
  );

  it('that does not exist stays, is called wrong, and is what the form holds', async () => {
    const send = jest.fn();
    renderWithHost(<Registered onSend={send} />);
    await userEvent.clear(field());
    await userEvent.type(field(), '31/02/2026');
    expect(field()).toBeValid();
    await userEvent.keyboard('{Enter}');
    expect(field()).toHaveValue('31/02/2026');
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('Serve una data esistente, come 21/11/2026.');
    expect(send).toHaveBeenCalledWith({ day: '31/02/2026' }, expect.anything());
  });

  it('follows the form, and takes the focus for it', async () => {
    renderWithHost(<Registered onSend={() => undefined} />);
    await userEvent.clear(field());
    await userEvent.type(field(), '1/1/2027');
    await press('Annulla');
    expect(field()).toHaveValue('21/11/2026');
    await press('Vai al campo');
    expect(field()).toHaveFocus();
  });

  it('belongs to a caller that keeps it, too', async () => {
    renderWithHost(<Kept />);
    await userEvent.type(screen.getByLabelText('Dal'), '1/2');
    expect(screen.getByRole('status')).toHaveTextContent('1/2');
    await userEvent.type(screen.getByLabelText('Dal'), '/2026');
    expect(screen.getByRole('status')).toHaveTextContent('2026-02-01');
    expect(screen.getByLabelText('Dal')).toHaveValue('1/2/2026');
  });
});

describe('the calendar of a date', () => {
  it('is Italian, begins weeks on Monday, and opens where the date is', async () => {
    renderWithHost(<Registered onSend={() => undefined} />);
    const calendar = await openCalendar();
    await expectAccessible(document.body);
    const heads = [...calendar.querySelectorAll('th')].map((head) => head.textContent);
    expect(heads).toEqual(['L', 'M', 'M', 'G', 'V', 'S', 'D']);
    expect(within(calendar).getByLabelText('Mese')).toHaveDisplayValue('novembre');
    expect(within(calendar).getByLabelText('Anno')).toHaveDisplayValue('2026');
    await waitFor(() =>
      expect(within(calendar).getByRole('button', { name: 'sabato 21 novembre 2026, scelto' })).toHaveFocus(),
    );
  });

  it('is chosen from with the keys, and gives the focus back', async () => {
    const send = jest.fn();
    renderWithHost(<Registered onSend={send} />);
    const calendar = await openCalendar();
    await waitFor(() => expect(calendar.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(field()).toHaveValue('29/11/2026');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Apri il calendario' })).toHaveFocus());
    await press('Salva');
    expect(send).toHaveBeenCalledWith({ day: '2026-11-29' }, expect.anything());
  });

  it('is left with Escape, and nothing has changed', async () => {
    renderWithHost(<Registered onSend={() => undefined} />);
    const calendar = await openCalendar();
    await waitFor(() => expect(calendar.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(field()).toHaveValue('21/11/2026');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Apri il calendario' })).toHaveFocus());
  });

  it('takes the place of a text that is no date', async () => {
    renderWithHost(<Registered onSend={() => undefined} />);
    await userEvent.clear(field());
    await userEvent.type(field(), '31/02/2026');
    const calendar = await openCalendar();
    expect(field()).toBeInvalid();
    const [day] = within(calendar).getAllByRole('button', { name: /^\D+ 15 / });
    if (!day) throw new Error('the month has no 15th');
    await userEvent.click(day);
    expect(field()).toHaveDisplayValue(/^15\//);
    expect(field()).toBeValid();
  });

  it('offers no day before the first or after the last', async () => {
    renderWithHost(<Registered onSend={() => undefined} min="2026-11-10" max="2026-11-25" />);
    const calendar = await openCalendar();
    const day = (name: string) => within(calendar).getByRole('button', { name });
    expect(day('lunedì 9 novembre 2026')).toHaveAttribute('aria-disabled', 'true');
    expect(day('martedì 10 novembre 2026')).not.toHaveAttribute('aria-disabled');
    expect(day('giovedì 26 novembre 2026')).toHaveAttribute('aria-disabled', 'true');
    expect(within(calendar).getByRole('button', { name: 'Mese successivo' })).toBeDisabled();
  });
});

function Moment({ onSend }: { onSend(values: { at: string }): void }) {
  const form = useForm<{ at: string }>({ defaultValues: { at: '' } });
  return (
    <form onSubmit={form.handleSubmit(onSend)}>
      <DateTimeField label="Visibile dal" usualTime="00:00" {...form.register('at')} />
      <button type="submit">Salva</button>
    </form>
  );
}

describe('a day and an hour', () => {
  const group = () => within(screen.getByRole('group', { name: 'Visibile dal' }));
  const day = () => group().getByLabelText('Visibile dal');
  const hour = () => group().getByLabelText('Ora');

  it('are one value', async () => {
    const send = jest.fn();
    const { container } = renderWithHost(<Moment onSend={send} />);
    await expectAccessible(container);
    await userEvent.type(day(), '21112026');
    expect(hour()).toHaveValue('00:00');
    await userEvent.clear(hour());
    await userEvent.type(hour(), '9.30');
    await userEvent.tab();
    expect(hour()).toHaveValue('09:30');
    await press('Salva');
    expect(send).toHaveBeenCalledWith({ at: '2026-11-21T09:30' }, expect.anything());
  });

  it('are both needed, or neither', async () => {
    const send = jest.fn();
    renderWithHost(<Moment onSend={send} />);
    await userEvent.type(hour(), '25{Tab}');
    expect(hour()).toHaveAccessibleDescription('Scrivi anche la data, come 21/11/2026.');
    await userEvent.type(day(), '21112026{Tab}');
    expect(hour()).toHaveAccessibleDescription('Scrivi un’ora esistente, come 09:30.');
    await userEvent.clear(hour());
    await userEvent.tab();
    expect(hour()).toBeInvalid();
    expect(hour()).toHaveAccessibleDescription('Scrivi anche l’ora, come 09:30.');
    await userEvent.clear(day());
    await userEvent.tab();
    expect(day()).toBeValid();
    await press('Salva');
    expect(send).toHaveBeenCalledWith({ at: '' }, expect.anything());
  });

  it('go together where nobody wrote the hour; one that was written stays', async () => {
    const send = jest.fn();
    renderWithHost(<Moment onSend={send} />);
    await userEvent.type(day(), '21112026');
    expect(hour()).toHaveValue('00:00');
    await userEvent.clear(day());
    await userEvent.tab();
    expect(hour()).toHaveValue('');
    expect(day()).toBeValid();
    await press('Salva');
    expect(send).toHaveBeenCalledWith({ at: '' }, expect.anything());

    await userEvent.type(day(), '22112026');
    await userEvent.clear(hour());
    await userEvent.type(hour(), '0:00{Tab}');
    await userEvent.clear(day());
    await userEvent.tab();
    expect(hour()).toHaveValue('00:00');
    expect(day()).toHaveAccessibleDescription('Scrivi anche la data, come 21/11/2026.');
  });
});

it('writes an hour out when it is left', async () => {
  renderWithHost(<Hour />);
  const input = screen.getByLabelText('Dalle');
  await userEvent.clear(input);
  await userEvent.type(input, '930');
  expect(input).toHaveValue('930');
  await userEvent.tab();
  expect(input).toHaveValue('09:30');
});
