import type { CustomerRow } from 'shared-api/entities';
import { Button, chakra } from 'shared-ui';
import { formatPhone } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { fieldMessages } from '../form/field.messages';
import type { Replacement } from './differences';
import { messages } from './messages';

const Label = chakra('p', { base: { textStyle: 'label', marginBottom: '4px' } });
const Box = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: { base: 'wrap', sm: 'nowrap' },
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 12px',
    padding: '8px 8px 8px 12px',
    bg: 'bg.muted',
    borderWidth: '1px',
    '& button': { bg: 'bg.panel' },
  },
});
const Detail = chakra('span', { base: { display: 'block', textStyle: 'caption', color: 'fg.muted' } });

const Changes = chakra('div', {
  base: { marginTop: '8px', textStyle: 'small', overflowWrap: 'anywhere', '& ul': { paddingInlineStart: '20px' } },
});

interface KnownCustomerProps {
  customer: CustomerRow;
  /** How many more the typed text would find. */
  others: number;
  /** What is written already and would change. */
  replaced: readonly Replacement[];
  onUse(): void;
}

/** A customer that the dealer already has; the button takes the data, and it says first what they replace. */
export function KnownCustomer({ customer, others, replaced, onUse }: KnownCustomerProps) {
  return (
    <div role="status">
      <Label>
        <FormattedMessage {...messages.known} />
      </Label>
      <Box>
        <span>
          <strong>{customer.fullname}</strong>
          <Detail>{formatPhone(customer.phone)}</Detail>
        </span>
        <Button onClick={onUse}>
          <FormattedMessage {...messages.use} />
        </Button>
      </Box>
      {replaced.length > 0 && (
        <Changes>
          <FormattedMessage {...messages.replaces} />
          <ul>
            {replaced.map(({ field, typed, known }) => (
              <li key={field}>
                <FormattedMessage
                  {...messages.replaced}
                  values={{ field: <FormattedMessage {...fieldMessages[field]} />, typed, known }}
                />
              </li>
            ))}
          </ul>
        </Changes>
      )}
      {others > 0 && (
        <Detail marginTop="8px">
          <FormattedMessage {...messages.others} values={{ count: others }} />
        </Detail>
      )}
    </div>
  );
}
