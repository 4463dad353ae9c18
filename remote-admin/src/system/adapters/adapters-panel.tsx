import { useState } from 'react';
import { adminSystem } from 'shared-api/contracts';
import type { AdapterTest, SystemStatus } from 'shared-api/entities';
import { isApiError } from 'shared-api/errors';
import { useApi } from 'shared-api/react';
import { Button, chakra, Note, Tag } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { failureText, useIdempotencyKey } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useMutation } from 'shared-ui/query';
import { durationText } from '../duration-text';
import { messages } from './messages';
import { RecipientDialog } from './recipient-dialog';

/** The services outside the product. */
export function AdaptersPanel({ adapters }: { adapters: readonly AdapterStatus[] }) {
  return (
    <Panel bare title={<FormattedMessage {...messages.title} />} meta={<FormattedMessage {...messages.meta} />}>
      <ul>
        {adapters.map((adapter) => (
          <AdapterRow key={adapter.name} adapter={adapter} />
        ))}
      </ul>
    </Panel>
  );
}

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) 88px 112px' },
    alignItems: 'center',
    gap: '0 16px',
    minHeight: '56px',
    padding: { base: '8px 16px', md: '8px 24px' },
    '& + &': { borderTopWidth: '1px' },
  },
});
const Detail = chakra('span', { base: { display: 'block', textStyle: 'caption', color: 'fg.muted' } });
const Action = chakra('span', { base: { gridColumn: { base: '2', sm: 'auto' }, textAlign: 'end' } });
const Result = chakra('div', { base: { gridColumn: '1 / -1', paddingBlock: '8px', _empty: { display: 'none' } } });

/** A service outside the product, or what stands in for it, with a trial of it. */
function AdapterRow({ adapter }: { adapter: AdapterStatus }) {
  const intl = useIntl();
  const [asking, setAsking] = useState(false);
  const { mutate, data, error, isPending, reset } = useAdapterTest(adapter.name);
  const { title, detail, recipient } = adapter;
  const refusal = isApiError(error) ? error.fields.to?.[0] : undefined;

  function begin() {
    reset();
    if (recipient) setAsking(true);
    else mutate(undefined);
  }
  function close() {
    setAsking(false);
    // A refusal that was read at the field is gone with it.
    if (refusal) reset();
  }
  function send(to: string) {
    mutate(to, {
      // Who has closed the question meanwhile is not asked again.
      onSettled: (_, failure) => setAsking((open) => open && isApiError(failure) && failure.fields.to !== undefined),
    });
  }

  return (
    <Row>
      <div>
        {title}
        {detail && <Detail>{detail}</Detail>}
      </div>
      <chakra.span justifySelf={{ base: 'end', sm: 'start' }}>
        <StateTag adapter={adapter} />
      </chakra.span>
      <Action>
        <Button
          look="link"
          loading={isPending && !asking}
          aria-label={intl.formatMessage(recipient ? messages.sendOf : messages.tryOf, { title })}
          onClick={begin}
        >
          <FormattedMessage {...(recipient ? messages.send : messages.try)} />
        </Button>
      </Action>
      <Result>
        <TestResult result={data} error={asking && refusal ? null : error} />
      </Result>
      {asking && recipient && (
        <RecipientDialog
          title={title}
          kind={recipient}
          error={refusal}
          sending={isPending}
          onSend={send}
          onClose={close}
        />
      )}
    </Row>
  );
}

/** How a service fares; what is built in stands in for one that is not configured. */
function StateTag({ adapter: { healthy, configured } }: { adapter: AdapterStatus }) {
  if (!healthy) {
    return (
      <Tag tone="warning">
        <FormattedMessage {...messages.ill} />
      </Tag>
    );
  }
  return (
    <Tag tone={configured ? 'success' : 'plain'}>
      <FormattedMessage {...(configured ? messages.answers : messages.builtIn)} />
    </Tag>
  );
}

interface TestResultProps {
  result: AdapterTest | undefined;
  error: unknown;
}

/** What came of a trial: whether it worked, how long it took, what the service said. */
function TestResult({ result, error }: TestResultProps) {
  const intl = useIntl();
  if (error)
    return (
      <Note tone="error" role="alert">
        {failureText(error, intl)}
      </Note>
    );
  if (!result) return null;
  const { ok, duration_ms: duration, detail } = result;
  return (
    <Note tone={ok ? 'success' : 'error'} role="status">
      <strong>
        <FormattedMessage {...(ok ? messages.worked : messages.failed)} values={{ duration: durationText(duration) }} />
      </strong>{' '}
      {detail}
    </Note>
  );
}

type AdapterStatus = SystemStatus['adapters'][number];

/**
 * Tries a service for good. What came of it, and why it could not be tried, stands at its row: nothing else tells it.
 * @param name of the service
 */
function useAdapterTest(name: string) {
  const system = useApi().bind(adminSystem);
  const withKey = useIdempotencyKey();
  return useMutation({
    /** @param to whom to send to, where the service sends something */
    mutationFn: (to: string | undefined) =>
      withKey({ name, to }, async (idempotencyKey) => {
        const options = { background: true, idempotencyKey };
        return (await system.testAdapter({ params: { name }, body: { to } }, options)).data;
      }),
  });
}
