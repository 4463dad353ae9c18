import { useRef, useState } from 'react';
import { deletion } from 'shared-api/entities';
import { validationMessages } from 'shared-api/messages';
import { useBackOffice } from '../back-office/back-office-provider';
import { removeMessages } from './remove.messages';

/** Why something is deleted, as it is typed; some desks must say it. */
export function useReason() {
  const { reasonNeeded } = useBackOffice();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState(false);
  const ref = useRef<HTMLTextAreaElement>(null);
  const reason = typed.trim();
  const missing = reasonNeeded && reason === '' ? removeMessages.reasonMissing : null;
  const unfit = deletion.safeParse({ reason }).success ? null : validationMessages.reason;

  return {
    field: {
      ref,
      value: typed,
      onChange: setTyped,
      optional: !reasonNeeded,
      fault: unfit ?? (asked ? missing : null),
    },
    /** Hands the reason on, or asks for it, with the focus, where it is still missing or does not fit. */
    give(act: (reason: string) => void) {
      if (!missing && !unfit) return act(reason);
      setAsked(true);
      ref.current?.focus();
    },
  };
}
