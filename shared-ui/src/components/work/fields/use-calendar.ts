import { useRef, useState } from 'react';
import type { Calendar } from 'shared-ui/calendar';

/** The calendar of a date field: loaded when it is opened for the first time. */
export function useCalendar() {
  const [shown, setShown] = useState<typeof Calendar | null>(null);
  const [failed, setFailed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  async function open() {
    try {
      const module = await import('shared-ui/calendar');
      setShown(() => module.Calendar);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }

  return {
    Shown: shown,
    failed,
    button,
    close: () => setShown(null),
    toggle: () => (shown ? setShown(null) : void open()),
  };
}
