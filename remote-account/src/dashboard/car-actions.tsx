import type { CustomerContract } from 'shared-api/entities';
import { ButtonLink, chakra, VisuallyHidden } from 'shared-ui';
import { DownloadIcon, FileIcon, Icon } from 'shared-ui/icons';
import { FormattedMessage } from 'shared-ui/intl';
import { DownloadButton } from '../common/download-button';
import { paths } from '../common/paths';
import { type Appointment, hasServiceDay } from '../common/requests/appointments';
import { kindsFor } from '../common/requests/kinds-for';
import { askMessages } from '../common/requests/messages';
import { ServiceActions } from '../common/services/service-actions';
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

interface CarActionsProps {
  contract: CustomerContract;
  /** What is agreed with the dealer already. */
  appointments: readonly Appointment[];
}

/** A paid contract: what to ask of the dealer, the calendar, the telephone. Before: to pay, the contract, and its evidence once signed. */
export function CarActions({ contract, appointments }: CarActionsProps) {
  const api = useContractsApi();
  const now = useDateNow();
  const { contract_uid, code, status, signed_at } = contract;
  if (status === 'PAID') {
    return (
      <Row>
        {kindsFor(contract, now)
          .filter((kind) => kind === 'fault' || (kind === 'appointment' && !hasServiceDay(appointments)))
          .map((kind) => (
            <ButtonLink key={kind} to={paths.request(contract_uid, kind)}>
              <FormattedMessage {...askMessages[kind]} />
              <VisuallyHidden>{` ${code}`}</VisuallyHidden>
            </ButtonLink>
          ))}
        <ServiceActions contract={contract} onCard />
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
        <VisuallyHidden>{` ${code}`}</VisuallyHidden>
      </ButtonLink>
      {signed_at && (
        <DownloadButton
          look="ghost"
          icon={DownloadIcon}
          name={`${code}-prove.zip`}
          fetchFile={() => api.getEvidence({ params: { contract_uid } }, { quiet: true })}
        >
          <FormattedMessage {...messages.evidence} />
          <VisuallyHidden>{` ${code}`}</VisuallyHidden>
        </DownloadButton>
      )}
    </Row>
  );
}
