import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from 'shared-ui';
import { chakra } from 'shared-ui/chakra';
import { FormattedMessage, type IntlShape, useIntl } from 'shared-ui/intl';
import { FieldMessage } from '../../field';
import { AttachIcon, Icon } from '../../icons';
import { formatSize, typeNames } from './file-types';
import { messages } from './messages';

const Zone = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    '&[data-over]': { outline: '2px dashed', outlineColor: 'focus', outlineOffset: '8px' },
  },
});
const Limits = chakra('span', { base: { textStyle: 'caption', color: 'fg.muted' } });
const Progress = chakra('progress', {
  base: {
    appearance: 'none',
    display: 'block',
    width: '100%',
    height: '4px',
    marginTop: '8px',
    border: 'none',
    bg: 'bg.muted',
    '&::-webkit-progress-bar': { bg: 'bg.muted' },
    '&::-webkit-progress-value': { bg: 'brand', _highContrast: { bg: 'Highlight' } },
    '&::-moz-progress-bar': { bg: 'brand', _highContrast: { bg: 'Highlight' } },
  },
});

interface UploadFieldProps {
  /** The button's words; "Allega un file" unless given. */
  label?: ReactNode;
  /** MIME types that are taken. */
  types: readonly string[];
  maxBytes: number;
  /** Gets a file that is neither too large nor of another type. */
  onFile(file: File): void;
  /** While it is sent: its name, and how far it is (0 to 1; null when that cannot be known). */
  sending?: { name: string; progress: number | null } | null;
  /** What the server said against it. */
  error?: ReactNode;
}

function problemOf(file: File, types: readonly string[], maxBytes: number, intl: IntlShape): string | null {
  // A type that the device does not know is left to the server, which looks into the file.
  if (file.type !== '' && !types.includes(file.type))
    return intl.formatMessage(messages.wrongType, { name: file.name, types: typeNames(types) });
  if (file.size <= maxBytes) return null;
  return intl.formatMessage(messages.tooLarge, {
    name: file.name,
    size: formatSize(file.size),
    limit: formatSize(maxBytes),
  });
}

/** A file from the device, by button or dropped; type and size are told before. */
export function UploadField({ label, types, maxBytes, onFile, sending, error }: UploadFieldProps) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const [over, setOver] = useState(false);

  function take(file: File | undefined) {
    if (!file || sending) return;
    const found = problemOf(file, types, maxBytes, intl);
    setProblem(found);
    if (!found) onFile(file);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  }

  return (
    <div>
      <Zone
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Button
          aria-describedby={noteId}
          loading={Boolean(sending)}
          loadingText={sending && <FormattedMessage {...messages.uploading} values={{ name: sending.name }} />}
          onClick={() => input.current?.click()}
        >
          <Icon of={AttachIcon} />
          {label ?? <FormattedMessage {...messages.choose} />}
        </Button>
        <Limits id={noteId}>
          <FormattedMessage {...messages.limits} values={{ types: typeNames(types), size: formatSize(maxBytes) }} />
        </Limits>
        <input
          ref={input}
          type="file"
          hidden
          accept={types.join()}
          onChange={(event) => {
            take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </Zone>
      {sending && (
        <Progress
          aria-label={intl.formatMessage(messages.uploading, { name: sending.name })}
          value={sending.progress ?? undefined}
        />
      )}
      <div role="alert">{(problem || error) && <FieldMessage tone="error">{problem ?? error}</FieldMessage>}</div>
    </div>
  );
}
