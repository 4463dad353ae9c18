import { useEffect, useState } from 'react';
import { chakra, IconButton, VisuallyHidden } from 'shared-ui';
import { useIntl } from 'shared-ui/intl';
import { CheckIcon, CopyIcon } from '../icons';
import { copyText } from './copy-text';
import { messages } from './messages';

const SHOWN_FOR = 2000;

/** Narrow enough to stand beside its button where there is little room. */
const Refusal = chakra('span', {
  base: { display: 'inline-block', maxWidth: '20ch', textStyle: 'caption', verticalAlign: 'middle' },
});

interface CopyButtonProps {
  /** What goes to the clipboard. */
  text: string;
  /** What it is, for the screen reader: "il telaio". */
  what: string;
}

/** Copies a code and says so, to the eye with a tick and to the ear with a sentence; a refusal to both. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const intl = useIntl();
  const [copied, setCopied] = useState<boolean | null>(null);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(null), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    setCopied(await copyText(text));
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
      {copied === false && <Refusal role="alert">{intl.formatMessage(messages.refused)}</Refusal>}
    </>
  );
}
