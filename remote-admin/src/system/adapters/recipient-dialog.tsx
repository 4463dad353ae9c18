import { type FormEvent, useId, useState } from 'react';
import { Button } from 'shared-ui';
import { TextField } from 'shared-ui/components';
import { FormattedMessage } from 'shared-ui/intl';
import { Dialog } from 'shared-ui/overlays';
import { messages } from './messages';

const kinds = {
  phone: { label: messages.phone, hint: messages.phoneHint, type: 'tel', inputMode: 'tel' },
  email: { label: messages.email, hint: messages.emailHint, type: 'email', inputMode: 'email' },
} as const;

interface RecipientDialogProps {
  title: string;
  kind: keyof typeof kinds;
  /** What the server found wrong with it. */
  error: string | undefined;
  sending: boolean;
  onSend(to: string): void;
  onClose(): void;
}

/** Asks whom a trial goes to. */
export function RecipientDialog({ title, kind, error, sending, onSend, onClose }: RecipientDialogProps) {
  const form = useId();
  const [to, setTo] = useState('');
  const { label, hint, type, inputMode } = kinds[kind];

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!sending) onSend(to.trim());
  }

  return (
    <Dialog
      open
      size="confirm"
      title={<FormattedMessage {...messages.askTitle} values={{ title }} />}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            <FormattedMessage {...messages.cancel} />
          </Button>
          <Button look="solid" type="submit" form={form} loading={sending}>
            <FormattedMessage {...messages.send} />
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <TextField
          label={<FormattedMessage {...label} />}
          hint={<FormattedMessage {...hint} />}
          type={type}
          inputMode={inputMode}
          error={error}
          value={to}
          onChange={(event) => setTo(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
