import { coverHasEnded } from 'shared-api/domain';
import type { CustomerContract } from 'shared-api/entities';
import { VisuallyHidden } from 'shared-ui';
import { formatPhone, romeDay } from 'shared-ui/format';
import { CalendarIcon } from 'shared-ui/icons';
import { FormattedMessage, type MessageDescriptor } from 'shared-ui/intl';
import { DownloadButton } from '../download-button';
import { PhoneLink } from '../phone-link';
import { useContractsApi } from '../use-contracts-api';
import { useDateNow } from '../use-date-now';
import { messages } from './messages';

interface ServiceActionsProps {
  contract: CustomerContract;
  /** Among the cards of other cars: quieter, and named with its contract. */
  onCard?: boolean;
}

/**
 * What a car's services are planned with: the days for the calendar while it is covered, and the dealer's telephone, to
 * book while a service is to come.
 */
export function ServiceActions({ contract, onCard = false }: ServiceActionsProps) {
  const api = useContractsApi();
  const now = useDateNow();
  const { contract_uid, code, maintenance } = contract;
  const isCovered = !coverHasEnded(contract, romeDay(now));
  const isToBook = isCovered && maintenance.some(({ done_on }) => done_on === null);
  return (
    <>
      {isCovered && (
        <DownloadButton
          look={onCard ? 'ghost' : undefined}
          icon={CalendarIcon}
          name={`${code}.ics`}
          fetchFile={() => api.getCalendar({ params: { contract_uid } }, { quiet: true })}
        >
          <FormattedMessage {...messages.toCalendar} />
          {onCard && <VisuallyHidden>{` ${code}`}</VisuallyHidden>}
        </DownloadButton>
      )}
      {isToBook ? <BookByPhone contract={contract} /> : <DealerPhone contract={contract} words={messages.call} />}
    </>
  );
}

/** "Prenota: 02 1234 5670" */
export function BookByPhone({ contract }: { contract: CustomerContract }) {
  return <DealerPhone contract={contract} words={messages.book} />;
}

function DealerPhone({ contract: { store }, words }: { contract: CustomerContract; words: MessageDescriptor }) {
  return (
    <PhoneLink phone={store.phone}>
      <FormattedMessage {...words} values={{ phone: formatPhone(store.phone) }} />
    </PhoneLink>
  );
}
