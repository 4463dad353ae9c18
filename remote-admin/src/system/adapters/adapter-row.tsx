import { useState } from 'react';
import { isApiError } from 'shared-api/errors';
import { Button, chakra } from 'shared-ui';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { messages } from './messages';
import { RecipientDialog } from './recipient-dialog';
import { StateTag } from './state-tag';
import { TestResult } from './test-result';
import { type AdapterStatus, useAdapterTest } from './use-adapter-test';

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
export function AdapterRow({ adapter }: { adapter: AdapterStatus }) {
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
      <span>
        <StateTag adapter={adapter} />
      </span>
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
          onClose={() => setAsking(false)}
        />
      )}
    </Row>
  );
}
