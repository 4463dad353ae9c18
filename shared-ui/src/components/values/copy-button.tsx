import { useEffect, useState } from 'react';
import { IconButton, VisuallyHidden } from 'shared-ui';
import { useIntl } from 'shared-ui/intl';
import { CheckIcon, CopyIcon } from '../icons';
import { messages } from './messages';

const SHOWN_FOR = 2000;

interface CopyButtonProps {
  /** What goes to the clipboard. */
  text: string;
  /** What it is, for the screen reader: "il telaio". */
  what: string;
}

/** Copies a code and says so, to the eye with a tick and to the ear with a sentence. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const intl = useIntl();
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    await navigator.clipboard.writeText(text);
    setCopied(true);
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
