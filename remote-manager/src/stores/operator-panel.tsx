import { methodIs, nameOrEmail, type PaymentMethod } from 'shared-api/domain';
import type { Store } from 'shared-api/entities';
import { methodMessages } from 'shared-staff';
import { chakra } from 'shared-ui';
import { Panel, Whole } from 'shared-ui/components';
import { formatIban } from 'shared-ui/format';
import { Icon, LockIcon } from 'shared-ui/icons';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { storeMessages as words } from './store.messages';
import { StoreTags } from './store-card';

const Rows = chakra('dl', {
  base: {
    display: 'grid',
    gap: '12px',
    '& dt': { textStyle: 'caption', color: 'fg.muted' },
    '& dd': { textStyle: 'label', overflowWrap: 'anywhere' },
  },
});
const Why = chakra('p', { base: { display: 'flex', gap: '8px', color: 'fg.muted', marginBottom: '16px' } });

/** What a manager only reads, and why. */
export function OperatorPanel({ store }: { store: Store }) {
  const intl = useIntl();
  const { name, code, association_code, iban, payments_methods, managers, takes_cards = true } = store;
  const wayToPay = (way: PaymentMethod) => {
    const method = intl.formatMessage(methodMessages[way]);
    return methodIs('online', way) && !takes_cards ? intl.formatMessage(words.noProvider, { method }) : method;
  };
  const rows = [
    { label: words.name, value: name },
    { label: words.code, value: <Whole>{code}</Whole> },
    { label: words.association, value: association_code && <Whole>{association_code}</Whole> },
    { label: words.iban, value: iban && <Whole>{formatIban(iban)}</Whole> },
    {
      label: words.methods,
      value: intl.formatList(payments_methods.map(wayToPay)),
    },
    {
      label: words.managers,
      value: intl.formatList(managers.map(nameOrEmail)),
    },
    { label: words.state, value: <StoreTags store={store} /> },
  ];
  return (
    <Panel title={<FormattedMessage {...words.operator} />}>
      <Why>
        <Icon of={LockIcon} />
        <FormattedMessage {...words.operatorWhy} />
      </Why>
      <Rows>
        {rows.map(({ label, value }) => (
          <div key={label.id}>
            <dt>
              <FormattedMessage {...label} />
            </dt>
            <dd>{value || '–'}</dd>
          </div>
        ))}
      </Rows>
    </Panel>
  );
}
