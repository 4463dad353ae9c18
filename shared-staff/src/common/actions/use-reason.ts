import { useState } from 'react';
import { useBackOffice } from '../back-office/back-office-provider';

/** Why something is deleted, as it is typed; some desks must say it. */
export function useReason() {
  const { reasonNeeded } = useBackOffice();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState(false);
  const reason = typed.trim();
  const missing = reasonNeeded && reason === '';

  return {
    field: { value: typed, onChange: setTyped, optional: !reasonNeeded, missing: asked && missing },
    /** Hands the reason on, or asks for it where it is still missing. */
    give(act: (reason: string) => void) {
      if (missing) setAsked(true);
      else act(reason);
    },
  };
}
