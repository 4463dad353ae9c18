import { useState } from 'react';
import type { StaffContract } from 'shared-api/entities';
import { ResendDialog, useResendSms } from 'shared-staff';
import { Button, chakra, HStack, Note, Skeleton } from 'shared-ui';
import { copyText } from 'shared-ui/components';
import { failureText } from 'shared-ui/data';
import { CopyIcon, Icon, LockIcon, SendIcon } from 'shared-ui/icons';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useQuery } from 'shared-ui/query';
import { useContractCalls } from '../../common/use-contract-calls';
import { messages } from './messages';

const side = '336px';

/** White in both modes, with the quiet zone that the drawing brings: cameras need both. */
const Frame = chakra('div', {
  base: {
    width: side,
    maxWidth: '100%',
    aspectRatio: '1',
    bg: '#FFFFFF',
    border: '1px solid',
    borderColor: 'line.ink',
    '& img': { display: 'block', width: '100%', height: '100%' },
  },
});

const Lead = chakra('p', { base: { textStyle: 'body', maxWidth: '44ch' } });

const Quiet = chakra('p', {
  base: { display: 'flex', alignItems: 'center', gap: '8px', color: 'fg.muted', marginTop: { md: '32px' } },
});

/** The code to scan, and the other ways to the same link. */
export function CounterCode({ contract }: { contract: StaffContract }) {
  const intl = useIntl();
  const { contract_uid, phone, status, signing_blocked_at, declined_at } = contract;
  const code = useCounterCode(contract_uid, phone, true);
  const resend = useResendSms(contract, { quiet: true });
  const [copied, setCopied] = useState<boolean | null>(null);
  const [asking, setAsking] = useState(false);
  const send = () => (status === 'PENDING' ? setAsking(true) : resend.mutate());

  async function copy() {
    if (!code.data) return;
    setCopied(await copyText(code.data.url));
  }

  return (
    <>
      {code.data ? (
        <Frame>
          <img
            src={`data:image/svg+xml;utf8,${encodeURIComponent(code.data.svg)}`}
            alt={intl.formatMessage(messages.qr)}
          />
        </Frame>
      ) : code.error ? (
        <Note tone="error" role="alert">
          <FormattedMessage {...messages.qrFailed} /> {failureText(code.error, intl)}{' '}
          <Button look="link" onClick={() => void code.refetch()}>
            <FormattedMessage {...messages.retry} />
          </Button>
        </Note>
      ) : (
        <Frame>
          <Skeleton height={334} />
        </Frame>
      )}
      {signing_blocked_at && (
        <Note tone="warning" role="alert">
          <FormattedMessage {...messages.blocked} />
        </Note>
      )}
      {declined_at && status !== 'PENDING' && (
        <Note tone="info" role="status">
          <FormattedMessage {...messages.declined} />
        </Note>
      )}
      <Lead>
        <FormattedMessage {...messages.lead} />
      </Lead>
      <HStack gap="12px" wrap="wrap">
        <Button onClick={send} loading={resend.isPending}>
          <Icon of={SendIcon} />
          <FormattedMessage {...messages.sendLink} />
        </Button>
        <Button look="ghost" onClick={() => void copy()} disabled={!code.data}>
          <Icon of={CopyIcon} />
          <span aria-live="polite">
            <FormattedMessage {...(copied ? messages.copied : messages.copy)} />
          </span>
        </Button>
      </HStack>
      {copied === false && (
        <Note tone="warning" role="alert">
          <FormattedMessage {...messages.notCopied} />
        </Note>
      )}
      {resend.error && (
        <Note tone="error" role="alert">
          {failureText(resend.error, intl)}
        </Note>
      )}
      {asking && <ResendDialog contract={contract} onClose={() => setAsking(false)} />}
      <Quiet>
        <Icon of={LockIcon} />
        <FormattedMessage {...messages.privacy} />
      </Quiet>
    </>
  );
}

/** The QR code with the contract's link and its key; a changed phone makes another key. */
function useCounterCode(uid: string, phone: string | undefined, active: boolean) {
  const calls = useContractCalls();
  return useQuery({
    queryKey: ['manager', 'contract', uid, 'qr', phone],
    queryFn: async () => (await calls.getQr({ params: { contract_uid: uid } }, { quiet: true })).data,
    enabled: active,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
