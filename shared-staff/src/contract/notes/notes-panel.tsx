import { newContractNote } from 'shared-api/entities';
import { isApiError } from 'shared-api/errors';
import type * as z from 'shared-api/schema';
import { Button, chakra } from 'shared-ui';
import { DateText, Panel, PanelBody, TextAreaField } from 'shared-ui/components';
import { failureText, useIdempotencyKey, useSchemaResolver } from 'shared-ui/data';
import { useForm, useWatch } from 'shared-ui/forms';
import { FormattedMessage, type IntlShape, useIntl } from 'shared-ui/intl';
import { useMutation, useQueryClient } from 'shared-ui/query';
import { useBackOffice } from '../../common/back-office/back-office-provider';
import { useNotes } from '../history/use-history';
import { useContractInput } from '../use-contract-input';
import { messages } from './messages';

const List = chakra('ul', { base: { display: 'grid', gap: '16px', marginBottom: '16px' } });

const Head = chakra('p', {
  base: { textStyle: 'caption', color: 'fg.muted', '& > b': { textStyle: 'label', fontWeight: 600, color: 'fg' } },
});

const Words = chakra('p', { base: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '68ch' } });

const Form = chakra('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '8px',
    alignItems: 'end',
    _print: { display: 'none' },
  },
});

type Written = z.infer<typeof newContractNote>;

interface NotesPanelProps {
  uid: string;
  /** The contract is deleted: what was written is read, nothing is added. */
  closed: boolean;
}

/** What staff tell each other about a contract; the customer never sees it. */
export function NotesPanel({ uid, closed }: NotesPanelProps) {
  const intl = useIntl();
  const { data: notes = [] } = useNotes(uid);
  const add = useAddNote(uid);
  const form = useForm<Written>({
    resolver: useSchemaResolver<Written, Written>(newContractNote),
    defaultValues: { text: '' },
  });
  const empty = useWatch({ control: form.control, name: 'text' }).trim() === '';
  useContractInput(!empty);
  const save = form.handleSubmit(({ text }) => {
    if (!add.isPending) add.mutate(text, { onSuccess: () => form.reset() });
  });

  if (closed && notes.length === 0) return null;
  return (
    <Panel
      bare
      _print={notes.length === 0 ? { display: 'none' } : undefined}
      title={<FormattedMessage {...messages.title} />}
      meta={<FormattedMessage {...messages.forStaff} />}
    >
      <PanelBody>
        {notes.length > 0 && (
          <List>
            {notes.map((note) => (
              <li key={note.id}>
                <Head>
                  <b>{note.author}</b> <DateText value={note.created_at} as="dateTime" />
                </Head>
                <Words>{note.text}</Words>
              </li>
            ))}
          </List>
        )}
        {!closed && (
          <Form onSubmit={save} noValidate>
            <TextAreaField
              label={<FormattedMessage {...messages.add} />}
              rows={1}
              minHeight="40px"
              error={form.formState.errors.text?.message ?? (add.error && whyNotSaved(add.error, intl))}
              {...form.register('text')}
            />
            <Button type="submit" loading={add.isPending} disabled={empty}>
              <FormattedMessage {...messages.save} />
            </Button>
          </Form>
        )}
      </PanelBody>
    </Panel>
  );
}

/** Why a note was not saved. The contract was there when the page was opened: no address was wrong. */
function whyNotSaved(error: Error, intl: IntlShape): string {
  return isApiError(error) && error.status === 404 ? intl.formatMessage(messages.outOfSight) : failureText(error, intl);
}

/** Writes a note under the person's own name. */
function useAddNote(uid: string) {
  const { calls, keys } = useBackOffice();
  const client = useQueryClient();
  const withKey = useIdempotencyKey();
  return useMutation({
    mutationFn: (text: string) =>
      withKey(text, (idempotencyKey) =>
        calls.addNote({ params: { contract_uid: uid }, body: { text } }, { quiet: true, idempotencyKey }),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.notes(uid) }),
  });
}
