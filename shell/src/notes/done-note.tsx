import { type ReactNode, useEffect, useRef } from 'react';
import { Note } from 'shared-ui';

/** In the place of a form that has done its work: the button that was pressed is gone, and with it the focus. */
export function DoneNote({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);

  return (
    <Note ref={place} tabIndex={-1} tone="success" role="status">
      {children}
    </Note>
  );
}
