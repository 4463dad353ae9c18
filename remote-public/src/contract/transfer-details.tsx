import type { ReactNode } from 'react';
import type { CustomerContract } from 'shared-api/entities';
import * as seller from 'shared-api/seller';
import { chakra, lazyPart, Skeleton } from 'shared-ui';
import { CopyButton, Money, Whole } from 'shared-ui/components';
import { formatIban } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { CallLink } from '../common/call-link';
import { epcText } from './epc-text';
import { messages } from './messages';

const QrDrawing = lazyPart(async () => (await import('./qr-drawing')).QrDrawing, <Skeleton height={186} width={186} />);

const Columns = chakra('div', {
  base: { display: 'grid', gap: '24px', gridTemplateColumns: { base: '1fr', sm: '188px 1fr' } },
});
const Rows = chakra('dl', {
  base: {
    '& > div': { display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'center', paddingBlock: '8px' },
    '& dt': { textStyle: 'caption', color: 'fg.muted', gridColumn: 1 },
    '& dd:not(.copy)': { gridColumn: 1 },
    // Beside the value, and no higher than its line.
    '& .copy': { gridColumn: 2, gridRow: 2, marginBlock: '-8px' },
  },
});
const Mono = chakra(Whole, { base: { fontFamily: 'mono', fontSize: '0.9375rem' } });

function Row({
  name,
  children,
  copy,
}: {
  name: ReactNode;
  children: ReactNode;
  copy?: { text: string; what: string };
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
      {copy && (
        <dd className="copy">
          <CopyButton {...copy} />
        </dd>
      )}
    </div>
  );
}

/** What the transfer needs: the code for the bank's app, and the same to copy. */
export function TransferDetails({ contract }: { contract: CustomerContract }) {
  const intl = useIntl();
  const { store, code, total } = contract;
  if (!store.iban) {
    const phone = <CallLink key="phone" phone={store.phone} />;
    return <FormattedMessage {...messages.noIban} values={{ store: store.name, phone }} />;
  }
  const text = epcText({ name: store.name, iban: store.iban, amount: total, reason: code });
  return (
    <Columns>
      <QrDrawing text={text} label={intl.formatMessage(messages.qr)} />
      <Rows>
        <Row name={<FormattedMessage {...messages.beneficiary} />}>
          <chakra.b fontWeight="600" display="block">
            {store.name}
          </chakra.b>
          <chakra.span textStyle="caption" color="fg.muted">
            <FormattedMessage {...messages.onBehalf} values={{ seller: seller.name }} />
          </chakra.span>
        </Row>
        <Row
          name={<FormattedMessage {...messages.iban} />}
          copy={{ text: store.iban, what: intl.formatMessage(messages.copyIban) }}
        >
          <Mono>{formatIban(store.iban)}</Mono>
        </Row>
        <Row
          name={<FormattedMessage {...messages.reason} />}
          copy={{ text: code, what: intl.formatMessage(messages.copyReason) }}
        >
          <Mono>{code}</Mono>
        </Row>
        <Row name={<FormattedMessage {...messages.amount} />}>
          <Money amount={total} fontWeight={500} />
        </Row>
      </Rows>
    </Columns>
  );
}
