import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConnectionError } from 'shared-api/errors';
import { rule } from 'shared-api/messages';
import * as z from 'shared-api/schema';
import { provideTestHost, refusal } from 'shared-api/testing';
import { FormNotes } from 'shared-ui/data';
import { FormProvider } from 'shared-ui/forms';
import { Button } from '../../../button';
import { renderWithHost } from '../../../testing';
import { TextField } from '../../field';
import { ConflictDialog } from './conflict-dialog';
import { useRecordForm } from './use-record-form';

beforeEach(() => void provideTestHost(() => undefined));

interface Person {
  readonly phone: string;
  readonly city: string;
  readonly zip: string;
  readonly version: number;
}
type Values = Pick<Person, 'phone' | 'city' | 'zip'>;

const names = ['phone', 'city', 'zip'] as const;
const labels = { phone: 'Cellulare', city: 'Comune', zip: 'CAP' };
// Who moves to Rome says in which part of it.
const schema = z
  .object({ phone: z.optional(z.string()), city: z.optional(z.string()), zip: z.optional(z.string()) })
  .check(z.refine(({ city, zip }) => city !== 'Roma' || zip !== undefined, { path: ['zip'], error: rule('zip') }));
const opened: Person = { phone: '011', city: 'Torino', zip: '10121', version: 7 };
const valuesOf = ({ phone, city, zip }: Person): Values => ({ phone, city, zip });
const stale = () => refusal('stale', 'Cambiato.');

/** A server that keeps one person as others left it, and refuses who has not seen that version. */
class Server {
  sent: { body: object; ifMatch: string; key: string }[] = [];
  refusal: Error | null = null;
  /** Why what others have saved does not arrive. */
  unread: Error | null = null;
  /** What an answer waits for. */
  line: Promise<void> = Promise.resolve();
  constructor(public person: Person) {}

  async save(body: Partial<Values>, { ifMatch, idempotencyKey }: { ifMatch: string; idempotencyKey: string }) {
    this.sent.push({ body, ifMatch, key: idempotencyKey });
    if (ifMatch !== `"${this.person.version}"`) throw stale();
    if (this.refusal) throw this.refusal;
    this.person = { ...this.person, ...body, version: this.person.version + 1 };
    await this.line;
    return this.person;
  }

  async read(): Promise<Person> {
    if (this.unread) throw this.unread;
    return this.person;
  }
}

interface PageProps {
  server: Server;
  record: Person;
  independent: boolean;
  onSaved(person: Person): void;
}

function Page({ server, record, independent, onSaved }: PageProps) {
  const edit = useRecordForm({
    record,
    valuesOf,
    changes: (values: Values, base: Values) =>
      Object.fromEntries(names.filter((name) => values[name] !== base[name]).map((name) => [name, values[name]])),
    schema,
    fields: names.map((name) => ({ name, label: labels[name], read: (values: Values) => values[name] })),
    independent,
    save: (body, options) => server.save(body, options),
    fetchTheirs: () => server.read(),
    whoSaved: async () => ({ who: 'Andrea Rosso', savedAt: null }),
    onSaved,
  });
  return (
    <FormProvider {...edit.form}>
      <FormNotes summary={edit.summary} failure={edit.failure} onGo={edit.focus} />
      <form onSubmit={edit.submit} noValidate>
        {names.map((name) => (
          <TextField
            key={name}
            label={labels[name]}
            error={edit.form.formState.errors[name]?.message}
            {...edit.form.register(name)}
          />
        ))}
        <Button type="submit">Salva</Button>
        <Button onClick={edit.discard}>Annulla</Button>
      </form>
      <p role="status">{edit.dirty ? `Da salvare: ${edit.changed}` : 'Salvato'}</p>
      <ConflictDialog conflict={edit.conflict} saving={edit.saving} />
    </FormProvider>
  );
}

function open(now: Partial<Person> = {}, independent = false) {
  const server = new Server({ ...opened, ...now });
  const onSaved = jest.fn();
  const page = (record: Person) => <Page server={server} record={record} independent={independent} onSaved={onSaved} />;
  const { rerender } = renderWithHost(page(opened));
  return { server, onSaved, show: (record: Person) => rerender(page(record)) };
}

async function retype(label: string, text: string) {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salva' }));
const conflict = async () => within(await screen.findByRole('dialog', { name: 'Andrea Rosso ha salvato prima' }));
const asked = ({ sent }: Server) => sent.map(({ body, ifMatch }) => [body, ifMatch]);

test('only what was changed is sent, with the version that was seen', async () => {
  const { server, onSaved } = open();
  await retype('Comune', 'Rivoli');
  expect(screen.getByRole('status')).toHaveTextContent('Da salvare: Comune');
  await save();

  await waitFor(() => expect(onSaved).toHaveBeenCalledWith({ ...opened, city: 'Rivoli', version: 8 }));
  expect(asked(server)).toEqual([[{ city: 'Rivoli' }, '"7"']]);
  expect(screen.getByRole('status')).toHaveTextContent('Salvato');
});

test('what is typed while a save is on its way stays, to be saved next', async () => {
  const { server, onSaved } = open();
  let arrive = () => {};
  server.line = new Promise((resolve) => {
    arrive = resolve;
  });
  await retype('Comune', 'Rivoli');
  await save();
  await retype('CAP', '10098');
  arrive();

  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(screen.getByLabelText('Comune')).toHaveValue('Rivoli');
  expect(screen.getByLabelText('CAP')).toHaveValue('10098');
  expect(screen.getByRole('status')).toHaveTextContent('Da salvare: CAP');
  await save();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Salvato'));
  expect(asked(server).at(-1)).toEqual([{ zip: '10098' }, '"8"']);
});

test.each([
  [
    'does not arrive',
    new ConnectionError(),
    'Non riusciamo a raggiungere il servizio. Controlla la connessione e riprova: quello che hai scritto resta qui.',
  ],
  [
    'is deleted by then',
    refusal('not_found', 'Qui non c’è nulla.'),
    'Non si può più salvare: nel frattempo quello che era aperto qui è stato eliminato.',
  ],
])('what somebody else saved first and %s is told, with all that was typed', async (_, unread, sentence) => {
  const { server } = open({ city: 'Ivrea', version: 8 });
  server.unread = unread;
  await retype('Comune', 'Rivoli');
  await save();

  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByLabelText('Comune')).toHaveValue('Rivoli');

  server.unread = null;
  await save();
  await conflict();
});

test('who comes second chooses field by field, and only the choice is sent on top of theirs', async () => {
  const { server } = open({ city: 'Ivrea', phone: '0125', version: 8 });
  await retype('Comune', 'Rivoli');
  await retype('CAP', '10098');
  await save();
  const dialog = await conflict();
  expect(dialog.getByRole('radio', { name: /0125/ })).toBeChecked();
  await userEvent.click(dialog.getByRole('radio', { name: 'Già salvata: Ivrea' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Salva le scelte' }));

  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Salvato'));
  expect(asked(server).at(-1)).toEqual([{ zip: '10098' }, '"8"']);
  expect(server.person).toEqual({ phone: '0125', city: 'Ivrea', zip: '10098', version: 9 });
});

test('back to the form nothing is lost; their version takes its place on demand', async () => {
  const { server } = open({ city: 'Ivrea', version: 8 });
  await retype('Comune', 'Rivoli');
  await save();
  await userEvent.click((await conflict()).getByRole('button', { name: 'Torna al modulo' }));
  expect(screen.getByLabelText('Comune')).toHaveValue('Rivoli');

  await save();
  await userEvent.click((await conflict()).getByRole('button', { name: 'Tieni la versione di Andrea Rosso' }));
  expect(screen.getByLabelText('Comune')).toHaveValue('Ivrea');
  expect(screen.getByRole('status')).toHaveTextContent('Salvato');
  expect(server.person.city).toBe('Ivrea');
});

test('a choice that the rules refuse leads back to the form, with the sentence at its field', async () => {
  const { server } = open({ zip: '10122', version: 8 });
  await retype('Comune', 'Roma');
  await retype('CAP', '00184');
  await save();
  const dialog = await conflict();
  await userEvent.click(dialog.getByRole('radio', { name: 'Già salvata: 10122' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Salva le scelte' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText('CAP')).toHaveAccessibleDescription('Il CAP ha 5 cifre, da 00010 a 98168.');
  expect(screen.getByLabelText('CAP')).toHaveValue('10122');
  expect(screen.getByLabelText('Comune')).toHaveValue('Roma');
  expect(asked(server)).toEqual([[{ city: 'Roma', zip: '00184' }, '"7"']]);
});

test('the server’s refusal of a choice stands at its field, and nothing that was chosen is lost', async () => {
  const { server } = open({ city: 'Ivrea', version: 8 });
  await retype('Comune', 'Rivoli');
  await save();
  const dialog = await conflict();
  server.refusal = refusal('validation', 'Dati da correggere.', { city: ['Il comune non ha questo CAP.'] });
  await userEvent.click(dialog.getByRole('button', { name: 'Salva le scelte' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Comune')).toHaveAccessibleDescription('Il comune non ha questo CAP.');
  expect(screen.getByLabelText('Comune')).toHaveValue('Rivoli');
});

test('a version in which nothing of the form has changed is no conflict', async () => {
  const { server } = open({ version: 8 });
  await retype('Comune', 'Rivoli');
  await save();

  await waitFor(() => expect(server.person.city).toBe('Rivoli'));
  expect(asked(server)).toEqual([
    [{ city: 'Rivoli' }, '"7"'],
    [{ city: 'Rivoli' }, '"8"'],
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('of independent fields only the same one is a conflict', async () => {
  const { server } = open({ phone: '0125', version: 8 }, true);
  await retype('Comune', 'Rivoli');
  await save();

  await waitFor(() => expect(server.person).toEqual({ ...opened, phone: '0125', city: 'Rivoli', version: 9 }));
  expect(screen.getByLabelText('Cellulare')).toHaveValue('0125');
});

test('what others save is shown while nothing is typed, and never replaces what is', async () => {
  const { show } = open();
  show({ ...opened, city: 'Ivrea', version: 8 });
  expect(screen.getByLabelText('Comune')).toHaveValue('Ivrea');

  await retype('Comune', 'Rivoli');
  show({ ...opened, city: 'Asti', version: 9 });
  expect(screen.getByLabelText('Comune')).toHaveValue('Rivoli');
});

test('that the record was deleted meanwhile is said as such', async () => {
  const { server } = open();
  server.refusal = refusal('not_found', 'Qui non c’è nulla.');
  await retype('Comune', 'Rivoli');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(/quello che era aperto qui è stato eliminato/);
});

test('a failure is said, and the same try keeps its key', async () => {
  const { server } = open();
  server.refusal = refusal('unavailable', 'Riprova tra poco.');
  await retype('Comune', 'Rivoli');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('Riprova tra poco.');

  server.refusal = null;
  await save();
  await waitFor(() => expect(server.person.city).toBe('Rivoli'));
  expect(new Set(server.sent.map(({ key }) => key)).size).toBe(1);
});

test('what kept a change from being saved is told no more once the change is taken back', async () => {
  const { server } = open();
  server.refusal = refusal('unavailable', 'Il servizio non risponde.');
  await retype('Comune', 'Milano');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  expect(await screen.findByText(/non risponde/)).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
  expect(screen.getByRole('status')).toHaveTextContent('Salvato');
  expect(screen.queryByText(/non risponde/)).not.toBeInTheDocument();
});
