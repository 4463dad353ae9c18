import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from 'shared-ui';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { Dialog } from 'shared-ui/overlays';
import { Checkbox } from '../../checkbox';
import { TextField } from '../../field';
import type { OpenedDialog } from '../late/late-dialog';
import { messages } from './messages';

export interface SavedView {
  onSave(view: { name: string; shared: boolean }): void;
  saving?: boolean;
  /** The server's refusal. */
  error?: ReactNode;
  /** Names of views that everybody has. */
  taken?: readonly string[];
  /** The name that a saved view has: another one is asked for, and nothing else of it. */
  named?: string | undefined;
}

/** The question itself; it begins anew each time. */
export function SaveViewForm(props: SavedView & OpenedDialog) {
  return props.open ? <OpenForm {...props} /> : null;
}

function OpenForm({ onClose, onSave, saving, error, taken = [], named }: SavedView & OpenedDialog) {
  const intl = useIntl();
  const form = useId();
  const [name, setName] = useState(named ?? '');
  const [shared, setShared] = useState(false);
  const [asked, setAsked] = useState(false);
  const typed = name.trim().toLowerCase();
  const isTaken = taken.some((other) => other.toLowerCase() === typed);
  const fault = typed === '' ? messages.nameMissing : isTaken ? messages.nameTaken : null;

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!fault) onSave({ name: name.trim(), shared });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size="confirm"
      title={
        named === undefined ? (
          <FormattedMessage {...messages.save} />
        ) : (
          <FormattedMessage {...messages.rename} values={{ name: named }} />
        )
      }
      footer={
        <>
          <Button onClick={onClose}>
            <FormattedMessage {...messages.cancel} />
          </Button>
          <Button look="solid" type="submit" form={form} loading={saving}>
            <FormattedMessage {...(named === undefined ? messages.confirm : messages.confirmName)} />
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <TextField
          label={intl.formatMessage(messages.name)}
          hint={intl.formatMessage(messages.nameHint)}
          error={asked && fault ? intl.formatMessage(fault) : error}
          maxLength={60}
          required
          data-autofocus=""
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        {named === undefined && (
          <Checkbox checked={shared} onChange={(event) => setShared(event.target.checked)}>
            <FormattedMessage {...messages.share} />
          </Checkbox>
        )}
      </form>
    </Dialog>
  );
}
