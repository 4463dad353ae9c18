import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { rule } from 'shared-api/messages';
import * as z from 'shared-api/schema';
import { Button } from '../../button';
import { renderWithHost } from '../../testing';
import { TextField } from '../field';
import { applyServerErrors, type ServerErrors } from './apply-server-errors';
import { useSchemaResolver } from './schema-resolver';

const schema = z.object({ zip_code: z.string().check(z.minLength(5)), city: z.string(rule('required')) });
const pin = z.object({ pin: z.string().check(z.regex(/^\d{4}$/)) });

function PinForm() {
  const form = useForm({ resolver: useSchemaResolver(pin), defaultValues: { pin: '' } });
  return (
    <form onSubmit={form.handleSubmit(() => undefined)} noValidate>
      <TextField label="PIN" error={form.formState.errors.pin?.message} {...form.register('pin')} />
      <Button type="submit">Salva</Button>
      <output>{JSON.stringify({ ...form.formState.errors.pin, ref: undefined })}</output>
    </form>
  );
}

function Form({ answer }: { answer: ServerErrors }) {
  const form = useForm({ resolver: useSchemaResolver(schema), defaultValues: { zip_code: '', city: 'Milano' } });
  const [rest, setRest] = useState<ServerErrors>({});
  const { errors } = form.formState;
  return (
    <form onSubmit={form.handleSubmit(() => setRest(applyServerErrors(form, answer)))} noValidate>
      <TextField label="CAP" error={errors.zip_code?.message} {...form.register('zip_code')} />
      <TextField label="Comune" error={errors.city?.message} {...form.register('city')} />
      <Button type="submit">Salva</Button>
      <output>{Object.keys(rest).join()}</output>
    </form>
  );
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Salva' }));

/** Checks a field as it is left, and tells when a press on its button came to a click. */
function BlurForm({ onClick }: { onClick: () => void }) {
  const form = useForm({ resolver: useSchemaResolver(pin), mode: 'onBlur', defaultValues: { pin: '12' } });
  return (
    <form onSubmit={form.handleSubmit(() => undefined)} noValidate>
      <TextField label="PIN" error={form.formState.errors.pin?.message} {...form.register('pin')} />
      <Button onClick={onClick}>Annulla</Button>
    </form>
  );
}

describe('a field that is left by a press on a button', () => {
  const setUp = async () => {
    const onClick = jest.fn();
    renderWithHost(<BlurForm onClick={onClick} />);
    const field = screen.getByLabelText('PIN');
    await userEvent.click(field);
    return { onClick, field, user: userEvent.setup(), button: screen.getByRole('button', { name: 'Annulla' }) };
  };

  it('says what is wrong only after the click: its sentence would move the button away', async () => {
    const { onClick, field, user, button } = await setUp();
    await user.pointer({ keys: '[MouseLeft>]', target: button });
    expect(field).not.toHaveFocus();
    await act(async () => undefined);
    expect(field).toBeValid();
    onClick.mockImplementation(() => expect(field).toBeValid());

    await user.pointer({ keys: '[/MouseLeft]', target: button });
    expect(onClick).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(field).toBeInvalid());
  });

  it('says nothing between the listeners of the click: a rendering there would take a tick back', async () => {
    const { field, button } = await setUp();
    jest.useFakeTimers();
    try {
      fireEvent(button, new MouseEvent('pointerdown', { bubbles: true }));
      fireEvent.blur(field);
      fireEvent(button, new MouseEvent('pointerup', { bubbles: true }));
      fireEvent.click(button);
      // A browser runs what waits for a promise already after the first listener; jsdom after the last.
      await act(async () => undefined);
      expect(field).toBeValid();
      await act(async () => jest.runAllTimers());
      expect(field).toBeInvalid();
    } finally {
      jest.useRealTimers();
    }
  });

  it('says it at once where the keyboard leads away', async () => {
    const { field, user } = await setUp();
    await user.tab();
    await waitFor(() => expect(field).toBeInvalid());
  });
});

describe('forms', () => {
  it('refuse in the words of the server, before anything is sent', async () => {
    renderWithHost(<Form answer={{}} />);
    await userEvent.type(screen.getByLabelText('CAP'), '2012');
    await save();
    expect(screen.getByLabelText('CAP')).toHaveAccessibleDescription('Servono almeno 5 caratteri.');
    expect(screen.getByLabelText('CAP')).toHaveFocus();
    expect(screen.getByLabelText('Comune')).toBeValid();
  });

  it('tell what is empty from what is wrong, without what was typed', async () => {
    renderWithHost(<PinForm />);
    await save();
    expect(screen.getByLabelText('PIN')).toHaveAccessibleDescription('Campo obbligatorio.');

    await userEvent.type(screen.getByLabelText('PIN'), 'segreto');
    expect(screen.getByLabelText('PIN')).toHaveAccessibleDescription('Il valore non è valido.');
    expect(screen.getByRole('status')).toHaveTextContent('Il valore non è valido.');
    expect(screen.getByRole('status')).not.toHaveTextContent('segreto');
  });

  it('put a 422 on its fields, keep what was typed, and hand back what belongs to none', async () => {
    renderWithHost(
      <Form answer={{ city: ['Il comune non esiste.', 'Controlla il nome.'], status: ['È già firmato.'] }} />,
    );
    const city = screen.getByLabelText('Comune');
    const arrivesDescribed = jest.fn(() => expect(city).toHaveAccessibleDescription(/Il comune non esiste/));
    city.addEventListener('focus', arrivesDescribed);
    await userEvent.type(screen.getByLabelText('CAP'), '20127');
    await save();
    expect(arrivesDescribed).toHaveReturned();
    expect(city).toHaveAccessibleDescription('Il comune non esiste. Controlla il nome.');
    expect(screen.getByLabelText('Comune')).toHaveFocus();
    expect(screen.getByLabelText('CAP')).toHaveValue('20127');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^status$/));
  });
});
