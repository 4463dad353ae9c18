import { type ChangeEvent, useRef } from 'react';
import type { Verification } from 'shared-api/contracts';
import { useApi } from 'shared-api/react';
import { Button, chakra, Note, Text } from 'shared-ui';
import { failureText } from 'shared-ui/data';
import { formatLongDateTime } from 'shared-ui/format';
import { FileIcon, Icon } from 'shared-ui/icons';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useMutation } from 'shared-ui/query';
import { messages } from './verify.messages';

const Root = chakra('div', {
  // A fingerprint and a file's name have no blank to be broken at: they must not make the column.
  base: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    marginTop: '24px',
    maxWidth: '68ch',
  },
});

/** Chooses a file, works out its fingerprint here, and asks whether it is known. */
export function VerifyForm() {
  const intl = useIntl();
  const api = useApi();
  const input = useRef<HTMLInputElement>(null);
  const check = useMutation({
    mutationFn: async (file: File) => {
      const sha256 = await sha256Of(file);
      const { data } = await api.public.verifyDocument({ params: { sha256 } }, { quiet: true });
      return { ...data, sha256, name: file.name };
    },
  });
  const { data, error } = check;

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0];
    if (file) check.mutate(file);
    // The same file may be chosen again, as after a failure.
    currentTarget.value = '';
  }

  return (
    <Root>
      <input ref={input} type="file" accept="application/pdf" hidden onChange={choose} />
      <Button
        look="solid"
        justifySelf="start"
        paddingInline="24px"
        loading={check.isPending}
        loadingText={<FormattedMessage {...messages.working} />}
        onClick={() => input.current?.click()}
      >
        <Icon of={FileIcon} />
        <FormattedMessage {...messages.choose} />
      </Button>
      {error && (
        <Note tone="error" role="alert">
          {failureText(error, intl)}
        </Note>
      )}
      {data && (
        <Note tone={data.known && !data.superseded_at ? 'success' : 'warning'} role="status">
          <strong>
            {data.name}: <FormattedMessage {...messages[nameOf(data)]} />
          </strong>
          <br />
          {data.known && data.at ? (
            <FormattedMessage {...messages.knownText} values={{ date: formatLongDateTime(data.at) }} />
          ) : (
            <FormattedMessage {...messages.unknownText} />
          )}
          {data.superseded_at && (
            <>
              {' '}
              <FormattedMessage
                {...messages[replacedBy(data)]}
                values={{ date: formatLongDateTime(data.superseded_at) }}
              />
            </>
          )}
        </Note>
      )}
      {data && (
        <Text look="small" muted>
          <FormattedMessage {...messages.fingerprint} />
          <br />
          <code>{data.sha256}</code>
        </Text>
      )}
    </Root>
  );
}

/** Which sentence says what the document is. */
function nameOf({ known, kind, document }: Verification) {
  if (!known) return 'unknown';
  if (!document || document === 'contratto') return kind === 'sealed' ? 'contratto' : 'mostrato';
  return document;
}

/** Which sentence says that another took its place. */
function replacedBy({ document }: Verification) {
  if (document === 'scheda') return 'replacedSheet';
  return document === 'ricevuta' ? 'replacedReceipt' : 'replacedContract';
}

/** The SHA-256 of a file as 64 lower-case hexadecimal characters, worked out in the browser. */
async function sha256Of(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
