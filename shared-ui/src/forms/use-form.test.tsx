import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'shared-api/schema';
import { Button } from '../button';
import { TextField } from '../components';
import { ErrorSummary, useSchemaResolver } from '../components/data';
import { renderWithHost } from '../testing';
import { useForm } from './use-form';

const schema = z.object({ zip_code: z.string().check(z.minLength(5)) });

function Form({ summarised = false }: { summarised?: boolean }) {
  const form = useForm({ resolver: useSchemaResolver(schema), defaultValues: { zip_code: '2012' } });
  const sentence = form.formState.errors.zip_code?.message;
  return (
    <form onSubmit={form.handleSubmit(() => undefined)} noValidate>
      {summarised && sentence && (
        <ErrorSummary errors={[{ field: 'zip_code', label: 'CAP', sentence }]} onGo={jest.fn()} />
      )}
      <TextField label="CAP" error={sentence} {...form.register('zip_code')} />
      <Button type="submit">Salva</Button>
    </form>
  );
}

const sentence = 'Servono almeno 5 caratteri.';
const isHeard = async () => (await screen.findByText(sentence)).closest('[aria-live]') !== null;

describe('what is wrong in a field', () => {
  it('is heard where Enter sends the form from there, for no focus arrives that would read it', async () => {
    renderWithHost(<Form />);
    await userEvent.type(screen.getByLabelText('CAP'), '{Enter}');
    expect(await isHeard()).toBe(true);
  });

  it('is not heard again with each letter that is typed then', async () => {
    renderWithHost(<Form />);
    await userEvent.type(screen.getByLabelText('CAP'), '{Enter}');
    await screen.findByText(sentence);
    await userEvent.type(screen.getByLabelText('CAP'), '{Backspace}');
    expect(await isHeard()).toBe(false);
  });

  it('is left to the focus that a press on the button brings', async () => {
    renderWithHost(<Form />);
    await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
    expect(await isHeard()).toBe(false);
    expect(screen.getByLabelText('CAP')).toHaveFocus();
  });

  it('is said once where a summary says it', async () => {
    renderWithHost(<Form summarised />);
    await userEvent.type(screen.getByLabelText('CAP'), '{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(await isHeard()).toBe(false);
  });
});
