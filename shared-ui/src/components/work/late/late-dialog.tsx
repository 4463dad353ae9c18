import { useEffect, useRef, useState } from 'react';
import { type LoadPart, usePart } from './use-part';

/** What a dialog is given by whoever opens it. */
export interface OpenedDialog {
  open: boolean;
  onClose(): void;
}

interface LateDialogProps<Props> extends OpenedDialog {
  /** Brings the dialog. */
  load: LoadPart<OpenedDialog & Props>;
  /** What else the dialog is given. */
  dialog: Props;
}

/** A dialog whose script comes when it is opened for the first time; one that does not come counts as closed. */
export function LateDialog<Props extends object>({ load, open, onClose, dialog }: LateDialogProps<Props>) {
  const { Part, bring } = usePart(load);
  const ask = useRef(async () => {});
  ask.current = async () => {
    if (!(await bring())) onClose();
  };
  const missing = open && Part === null;
  useEffect(() => {
    if (missing) void ask.current();
  }, [missing]);
  // It is there before it opens: one that is born open does not know how to close.
  const [there, setThere] = useState(false);
  useEffect(() => setThere(Part !== null), [Part]);
  return Part && <Part {...dialog} open={open && there} onClose={onClose} />;
}
