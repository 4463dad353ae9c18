import { useEffect, useState } from 'react';
import { useNotify } from 'shared-api/react';
import { IconButton, VisuallyHidden } from 'shared-ui';
import { useIntl } from 'shared-ui/intl';
import { CheckIcon, CopyIcon } from '../icons';
import { copyText } from './copy-text';
import { messages } from './messages';

const SHOWN_FOR = 2000;

interface CopyButtonProps {
  /** What goes to the clipboard. */
  text: string;
  /** What it is, for the screen reader: "il telaio". */
  what: string;
}

/** Copies a code and says so, to the eye with a tick and to the ear with a sentence; a refusal in a notification. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const intl = useIntl();
  const notify = useNotify();
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    const done = await copyText(text);
    setCopied(done);
    if (!done) notify({ text: intl.formatMessage(messages.refused), type: 'warning' });
  }

  return (
    <>
      <IconButton
        size="control"
        icon={copied ? CheckIcon : CopyIcon}
        label={intl.formatMessage(messages.copy, { what })}
        onClick={() => void copy()}
      />
      <VisuallyHidden role="status">{copied && intl.formatMessage(messages.copied)}</VisuallyHidden>
    </>
  );
}
