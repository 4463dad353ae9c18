import type { CustomerContract } from 'shared-api/entities';
import { ButtonLink, chakra, VisuallyHidden } from 'shared-ui';
import { formatPhone } from 'shared-ui/format';
import { CalendarIcon, DownloadIcon, FileIcon, Icon } from 'shared-ui/icons';
import { FormattedMessage } from 'shared-ui/intl';
import { DownloadButton } from '../common/download-button';
import { paths } from '../common/paths';
import { PhoneLink } from '../common/phone-link';
import { kindsFor } from '../common/requests/kinds-for';
import { askMessages } from '../common/requests/messages';
import { useContractsApi } from '../common/use-contracts-api';
import { useDateNow } from '../common/use-date-now';
import { isToPay } from './list-tasks';
import { messages } from './messages';

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', sm: 'row' },
    flexWrap: 'wrap',
    gap: { base: '8px', sm: '16px' },
    marginTop: 'auto',
    paddingTop: '24px',
  },
});

/** A paid contract: what to ask of the dealer, the calendar, the telephone. Before: to pay, the contract, and its evidence once signed. */
export function CarActions({ contract }: { contract: CustomerContract }) {
  const api = useContractsApi();
  const now = useDateNow();
  const { contract_uid, code, status, signed_at, store } = contract;
  const params = { contract_uid };
  if (status === 'PAID') {
    return (
      <Row>
        {kindsFor(contract, now)
          .filter((kind) => kind === 'appointment' || kind === 'fault')
          .map((kind) => (
            <ButtonLink key={kind} to={paths.request(contract_uid, kind)}>
              <FormattedMessage {...askMessages[kind]} />
              <VisuallyHidden>{` ${code}`}</VisuallyHidden>
            </ButtonLink>
          ))}
        <DownloadButton
          look="ghost"
          icon={CalendarIcon}
          name={`${code}.ics`}
          fetchFile={() => api.getCalendar({ params }, { quiet: true })}
        >
          <FormattedMessage {...messages.toCalendar} />
        </DownloadButton>
        <PhoneLink phone={store.phone}>
          <FormattedMessage {...messages.book} values={{ phone: formatPhone(store.phone) }} />
        </PhoneLink>
      </Row>
    );
  }
  return (
    <Row>
      {isToPay(contract) && (
        <ButtonLink to={paths.payment(contract_uid)} look="solid">
          <FormattedMessage {...messages.pay} />
          <VisuallyHidden>{` ${code}`}</VisuallyHidden>
        </ButtonLink>
      )}
      <ButtonLink to={paths.contract(contract_uid)}>
        <Icon of={FileIcon} />
        <FormattedMessage {...(signed_at ? messages.readContract : messages.readAndSign)} />
      </ButtonLink>
      {signed_at && (
        <DownloadButton
          look="ghost"
          icon={DownloadIcon}
          name={`${code}-prove.zip`}
          fetchFile={() => api.getEvidence({ params }, { quiet: true })}
        >
          <FormattedMessage {...messages.evidence} />
        </DownloadButton>
      )}
    </Row>
  );
}
