import { useEffect, useRef } from 'react';
import { useUnsaved } from 'shared-api/react';
import { Button, chakra, HStack, Note, Text } from 'shared-ui';
import { CopyButton } from 'shared-ui/components';
import { saveFile } from 'shared-ui/files';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { messages } from './messages';

const List = chakra('ul', {
  base: {
    display: 'grid',
    // Two columns; one where the letters are large.
    gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
    maxWidth: '20rem',
    whiteSpace: 'nowrap',
    gap: '4px 24px',
    marginBlock: '12px',
    listStyleType: 'none',
    textStyle: 'code',
  },
});

interface SpareCodesProps {
  codes: readonly string[];
  /** In the place of others, which are void now. */
  renewed?: boolean;
  onKept(): void;
}

/** The ten codes for the day on which the phone is lost: shown this once, to copy or to save. */
export function SpareCodes({ codes, renewed = false, onKept }: SpareCodesProps) {
  const { formatMessage } = useIntl();
  const place = useRef<HTMLDivElement>(null);
  const text = codes.join('\n');
  // Leaving the page loses them for good: it is asked until they are kept.
  useUnsaved(true);
  // They never come back: whoever cannot see them must hear of them at once.
  useEffect(() => place.current?.focus(), []);
  return (
    <Note tone="success" ref={place} tabIndex={-1} role="group" aria-label={formatMessage(messages.codesGroup)}>
      <Text>
        <FormattedMessage {...(renewed ? messages.newSpareCodes : messages.spareCodes)} />
      </Text>
      <List>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </List>
      <HStack gap="12px" flexWrap="wrap">
        <CopyButton text={text} what={formatMessage(messages.copyCodes)} />
        <Button onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), formatMessage(messages.codesFile))}>
          <FormattedMessage {...messages.saveCodes} />
        </Button>
        <Button look="solid" onClick={onKept}>
          <FormattedMessage {...messages.codesKept} />
        </Button>
      </HStack>
    </Note>
  );
}
