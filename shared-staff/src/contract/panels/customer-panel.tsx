import {
  bookletMark,
  type CustomerField,
  customerFieldNames,
  otherFields,
  type StaffContract,
} from 'shared-api/entities';
import { identityMessages } from 'shared-api/messages';
import { chakra, OuterLink, Tag, TextLink } from 'shared-ui';
import { FieldCell, FieldGrid, Panel, Whole } from 'shared-ui/components';
import { formatDate, formatPhone } from 'shared-ui/format';
import { CheckIcon, Icon } from 'shared-ui/icons';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'shared-ui/intl';
import { useQuery } from 'shared-ui/query';
import { useBackOffice } from '../../common/back-office/back-office-provider';
import { addressOf } from './address-of';
import { messages } from './customer.messages';
import { rowStarts } from './row-starts';
import { StatedCell } from './stated-cell';

const placed = [
  'firstname',
  'lastname',
  'tax_code',
  'phone',
  'email',
  'address',
  'address_info',
  'zip_code',
  'city',
  'province',
] as const satisfies readonly CustomerField[];
/** Everything else of the customer has a row. */
const rows = otherFields<CustomerField>(placed, customerFieldNames);

const Contact = chakra('span', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px' },
});

/** Whether a contact is known to be the person's; the word has its gender. */
function Verified({ yes, word }: { yes: boolean; word: MessageDescriptor }) {
  return yes ? (
    <Tag tone="success">
      <Icon of={CheckIcon} size={12} />
      <FormattedMessage {...word} />
    </Tag>
  ) : (
    <Tag>
      <FormattedMessage {...messages.toVerify} />
    </Tag>
  );
}

/** Who signs, how to reach them, and their other contracts. */
export function CustomerPanel({ contract }: { contract: StaffContract }) {
  const { paths } = useBackOffice();
  const intl = useIntl();
  const { fullname, phone, email, identity } = contract;
  const { data: count } = useCustomerContracts(contract);
  const missing = <FormattedMessage {...messages.missing} />;
  return (
    <Panel
      bare
      title={<FormattedMessage {...messages.title} />}
      aside={
        count !== undefined &&
        count > 1 && (
          <TextLink to={`${paths.contracts}?search=${encodeURIComponent(phone)}`}>
            <FormattedMessage {...messages.contracts} values={{ count }} />
          </TextLink>
        )
      }
    >
      <FieldGrid borderBlockWidth="0" css={rowStarts(1, 3, 'n+5')}>
        <FieldCell label={<FormattedMessage {...messages.holder} />} code={bookletMark('lastname')} span={6}>
          {fullname || missing}
        </FieldCell>
        <StatedCell contract={contract} field="tax_code" span={6} />
        <FieldCell label={<FormattedMessage {...messages.phone} />} span={6}>
          {phone ? (
            <Contact>
              <Whole>
                <OuterLink href={`tel:${phone}`}>{formatPhone(phone)}</OuterLink>
              </Whole>
              <Verified yes={contract.phone_verified} word={messages.phoneVerified} />
            </Contact>
          ) : (
            missing
          )}
        </FieldCell>
        <FieldCell label={<FormattedMessage {...messages.email} />} span={6}>
          {email ? (
            <Contact>
              <Whole>
                <OuterLink href={`mailto:${email}`}>{email}</OuterLink>
              </Whole>
              <Verified yes={contract.email_verified} word={messages.emailVerified} />
            </Contact>
          ) : (
            missing
          )}
        </FieldCell>
        <FieldCell label={<FormattedMessage {...messages.address} />} span={12}>
          {addressOf(contract) || missing}
        </FieldCell>
        {rows.map((field) => (
          <StatedCell key={field} contract={contract} field={field} span={12} />
        ))}
        {identity && (
          <FieldCell label={<FormattedMessage {...messages.identity} />} span={12}>
            <FormattedMessage
              {...messages.identityText}
              values={{
                document: intl.formatMessage(identity.form ? identityMessages[identity.form] : messages.identity),
                number: <Whole key="number">{identity.number}</Whole>,
                expires: formatDate(identity.expires_on),
                recorded: formatDate(identity.recorded_at),
              }}
            />
          </FieldCell>
        )}
      </FieldGrid>
    </Panel>
  );
}

/** How many contracts of own stores have this customer's phone, this one included. */
function useCustomerContracts({ phone }: StaffContract) {
  const { calls, keys } = useBackOffice();
  return useQuery({
    queryKey: [...keys.lists, 'of-customer', phone],
    queryFn: async () => {
      const query = { per_page: 1, wheres: [{ field: 'phone', op: 'eq', value: phone } as const] };
      return (await calls.list({ query }, { quiet: true })).meta.total;
    },
    enabled: phone !== '',
  });
}
