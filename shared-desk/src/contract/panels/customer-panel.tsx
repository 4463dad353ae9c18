import type { StaffContract } from 'shared-api/entities';
import { OuterLink, Tag, TextLink } from 'shared-ui';
import { formatPhone } from 'shared-ui/format';
import { CheckIcon, Icon } from 'shared-ui/icons';
import { FormattedMessage } from 'shared-ui/intl';
import { FieldCell, FieldGrid, Panel } from 'shared-ui/pieces';
import { useDesk } from '../../common/desk/desk-provider';
import { addressOf } from './address-of';
import { messages } from './customer.messages';
import { rowStarts } from './row-starts';
import { useCustomerContracts } from './use-customer-contracts';

function Verified({ yes }: { yes: boolean }) {
  return yes ? (
    <Tag tone="success">
      <Icon of={CheckIcon} size={12} />
      <FormattedMessage {...messages.verified} />
    </Tag>
  ) : (
    <Tag>
      <FormattedMessage {...messages.toVerify} />
    </Tag>
  );
}

/** Who signs, how to reach them, and their other contracts. */
export function CustomerPanel({ contract }: { contract: StaffContract }) {
  const { paths } = useDesk();
  const { fullname, phone, email } = contract;
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
      <FieldGrid borderBlockWidth="0" css={rowStarts(1, 3)}>
        <FieldCell label={<FormattedMessage {...messages.holder} />} code="(C.2)" span={6}>
          {fullname || missing}
        </FieldCell>
        <FieldCell label={<FormattedMessage {...messages.address} />} span={6}>
          {addressOf(contract) || missing}
        </FieldCell>
        <FieldCell label={<FormattedMessage {...messages.phone} />} span={6}>
          {phone ? (
            <>
              <OuterLink href={`tel:${phone}`}>{formatPhone(phone)}</OuterLink>{' '}
              <Verified yes={contract.phone_verified} />
            </>
          ) : (
            missing
          )}
        </FieldCell>
        <FieldCell label={<FormattedMessage {...messages.email} />} span={6}>
          {email ? (
            <>
              <OuterLink href={`mailto:${email}`}>{email}</OuterLink> <Verified yes={contract.email_verified} />
            </>
          ) : (
            missing
          )}
        </FieldCell>
      </FieldGrid>
    </Panel>
  );
}
