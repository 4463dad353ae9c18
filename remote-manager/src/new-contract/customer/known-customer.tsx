import type { CustomerRow } from 'shared-api/entities';
import { Button, chakra } from 'shared-ui';
import { formatPhone } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { KeyCap } from 'shared-ui/work';
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
    '& button': { bg: 'bg.panel', '& kbd': { display: { base: 'none', md: 'inline-flex' } } },
  },
});
const Detail = chakra('span', { base: { display: 'block', textStyle: 'caption', color: 'fg.muted' } });

interface KnownCustomerProps {
  customer: CustomerRow;
  /** How many more the typed text would find. */
  others: number;
  onUse(): void;
}

/** A customer that the dealer already has: Enter in the field, or the button, takes the data. */
export function KnownCustomer({ customer, others, onUse }: KnownCustomerProps) {
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
          <KeyCap keys="Enter" />
        </Button>
      </Box>
      {others > 0 && (
        <Detail marginTop="8px">
          <FormattedMessage {...messages.others} values={{ count: others }} />
        </Detail>
      )}
    </div>
  );
}
