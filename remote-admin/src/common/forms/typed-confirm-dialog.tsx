import { type ReactNode, useState } from 'react';
import { Stack } from 'shared-ui';
import { TextField } from 'shared-ui/components';
import { FormattedMessage } from 'shared-ui/intl';
import { ConfirmDialog } from 'shared-ui/overlays';
import { messages } from './messages';

/** What has to be typed before something goes for good: nobody does it by a slip (decisions.md section 4). */
export const confirmWord = 'CANCELLA';
/** The same where the action is called "Elimina": the word is the action's own verb. */
export const eliminateWord = 'ELIMINA';

interface TypedConfirmDialogProps {
  title: ReactNode;
  /** What will happen, and what was refused. */
  children: ReactNode;
  /** The action as a verb: "Elimina". */
  confirm: ReactNode;
  /** What has to be typed. */
  word?: string;
  loading: boolean;
  onConfirm(): void;
  onCancel(): void;
}

/** Asks for the word before something is destroyed. */
export function TypedConfirmDialog({ children, word = confirmWord, ...question }: TypedConfirmDialogProps) {
  const [typed, setTyped] = useState('');
  return (
    <ConfirmDialog open danger disabled={typed.trim() !== word} {...question}>
      <Stack gap="16px" align="stretch">
        {children}
        <TextField
          label={<FormattedMessage {...messages.typeWord} values={{ word }} />}
          mono
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Stack>
    </ConfirmDialog>
  );
}
