import { type ReactNode, useEffect, useRef, useState } from 'react';
import { methodIs, type PaymentMethod } from 'shared-api/domain';
import type { CustomerContract } from 'shared-api/entities';
import { Button, chakra, Heading, Note, Text } from 'shared-ui';
import { isFocusLost, RadioCard, RadioCards } from 'shared-ui/components';
import { failureText, useOneAtATime } from 'shared-ui/data';
import { CheckIcon, Icon } from 'shared-ui/icons';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'shared-ui/intl';
import { CallLink } from '../common/call-link';
import { messages } from './messages';
import { TransferDetails } from './transfer-details';
import { usePayment } from './use-payment';

const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: { base: 'stretch', md: 'center' },
    gap: { base: '12px', md: '24px' },
    marginTop: { base: '16px', md: '24px' },
  },
});

const titles: Record<PaymentMethod, MessageDescriptor> = {
  concessionaria: messages.concessionaria,
  bonifico: messages.bonifico,
  carta: messages.carta,
};
const confirmations: Record<PaymentMethod, MessageDescriptor> = {
  concessionaria: messages.confirmDesk,
  bonifico: messages.confirmTransfer,
  carta: messages.confirmCard,
};

/** The ways that the dealer offers; the choice may change until the money has come. */
export function PaymentChoice({ contract }: { contract: CustomerContract }) {
  const intl = useIntl();
  const { store, payment_method, status } = contract;
  const [chosen, setChosen] = useState<PaymentMethod | null>(payment_method);
  const offered = store.payments_methods;
  // What the dealer has switched off meanwhile is chosen no more; what was saved stays, with what it takes to pay so.
  const ways = payment_method === null || offered.includes(payment_method) ? offered : [payment_method, ...offered];
  const choice = ways.find((way) => way === chosen) ?? null;
  const payment = usePayment(contract);
  const pay = useOneAtATime(payment.mutate);
  const saved = status === 'FILLED' && choice === payment_method;
  const savedNote = useRef<HTMLSpanElement>(null);

  // The button that was pressed is gone with the choice.
  useEffect(() => {
    if (saved && payment.isSuccess && isFocusLost()) savedNote.current?.focus();
  }, [saved, payment.isSuccess]);

  const details: Record<PaymentMethod, ReactNode> = {
    concessionaria: undefined,
    bonifico: <TransferDetails contract={contract} />,
    carta: undefined,
  };
  const texts: Record<PaymentMethod, string> = {
    concessionaria: intl.formatMessage(messages.concessionariaText, { store: store.name }),
    bonifico: intl.formatMessage(messages.bonificoText),
    carta: intl.formatMessage(messages.cartaText),
  };

  if (ways.length === 0) {
    return (
      <Note tone="info">
        <FormattedMessage {...messages.noMethods} values={{ phone: <CallLink key="phone" phone={store.phone} /> }} />
      </Note>
    );
  }
  return (
    <section id="pagamento">
      <Heading level={2} marginBottom="16px">
        <FormattedMessage {...messages.howToPay} />
      </Heading>
      <RadioCards
        label={intl.formatMessage(messages.howToPay)}
        value={choice}
        onChange={(value) => setChosen(ways.find((method) => method === value) ?? null)}
      >
        {ways.map((method) => (
          <RadioCard
            key={method}
            value={method}
            title={<FormattedMessage {...titles[method]} />}
            detail={texts[method]}
          >
            {details[method]}
          </RadioCard>
        ))}
      </RadioCards>
      {payment.error && (
        <Note tone="error" role="alert" marginTop="16px">
          {failureText(payment.error, intl)}
        </Note>
      )}
      <Foot>
        {saved && !methodIs('online', choice) ? (
          <chakra.span
            ref={savedNote}
            tabIndex={-1}
            role="status"
            display="inline-flex"
            alignItems="center"
            gap="8px"
            minHeight="48px"
            textStyle="label"
            color="success"
          >
            <Icon of={CheckIcon} />
            <FormattedMessage {...messages.chosen} />
          </chakra.span>
        ) : (
          <Button
            look="solid"
            paddingInline="24px"
            disabled={!choice}
            loading={payment.isPending}
            onClick={() => choice && pay(choice)}
          >
            <FormattedMessage {...(saved ? messages.payNow : choice ? confirmations[choice] : messages.chooseFirst)} />
          </Button>
        )}
        <Text look="small" muted>
          <FormattedMessage {...messages.canChange} />
        </Text>
      </Foot>
    </section>
  );
}
