import type { ReactNode } from 'react';
import { coverEndOf, coverHasEnded, type NextService } from 'shared-api/domain';
import type { CustomerContract } from 'shared-api/entities';
import { chakra, Text } from 'shared-ui';
import { formatKm, formatLongDate, formatMonths, romeDay } from 'shared-ui/format';
import { FormattedMessage, type MessageDescriptor } from 'shared-ui/intl';
import { useDateNow } from '../use-date-now';
import { messages } from './messages';
import { isDueByKm, isLate } from './service-of';

const Day = chakra('p', {
  base: { textStyle: 'h1', fontSize: '1.5rem', lineHeight: '2rem', '& span': { textStyle: 'body' } },
  variants: { quiet: { true: { color: 'fg.muted', fontWeight: 400 } } },
});
const small = (words: ReactNode[]) => <span key="small">{words}</span>;

function whyNone({ status, signed_at }: CustomerContract): MessageDescriptor {
  if (status === 'PAID') return messages.allDone;
  return signed_at ? messages.afterPayment : messages.afterSigning;
}

function dayMessage(service: NextService, now: string): MessageDescriptor {
  if (isLate(service, now)) return messages.lateOrAt;
  if (isDueByKm(service, now)) return messages.now;
  return service.by === 'km' ? messages.about : messages.orAt;
}

interface NextServiceLineProps {
  contract: CustomerContract;
  /** From `serviceOf`; null where none is to come. */
  service: NextService | null;
}

/** When the next service falls: the earlier of months and kilometres, or that it is late; or why none is foreseen. */
export function NextServiceLine({ contract, service }: NextServiceLineProps) {
  const now = useDateNow();
  if (contract.status === 'PAID' && coverHasEnded(contract, romeDay(now))) return <EndedLine contract={contract} />;
  if (contract.mantenance_number === 0) return <CoverLine contract={contract} />;
  return (
    <>
      <Text look="overline" marginBottom="4px">
        <FormattedMessage {...messages.next} />
      </Text>
      <Day quiet={service === null}>
        {service ? (
          <FormattedMessage
            {...dayMessage(service, now)}
            values={{
              date: formatLongDate(isLate(service, now) ? service.due_on : service.on),
              km: formatKm(service.due_km),
              s: small,
            }}
          />
        ) : (
          <FormattedMessage {...whyNone(contract)} />
        )}
      </Day>
    </>
  );
}

/** After the cover no service is to come: when it ended. */
function EndedLine({ contract }: { contract: CustomerContract }) {
  return (
    <CoverLabel>
      <Day quiet>
        <FormattedMessage
          {...messages.ended}
          values={{ date: formatLongDate(coverEndOf(contract) ?? contract.created_at) }}
        />
      </Day>
    </CoverLabel>
  );
}

/** A plan without services: how long it covers. */
function CoverLine({ contract }: { contract: CustomerContract }) {
  const months = formatMonths(contract.mantenance_duration);
  return (
    <CoverLabel>
      <Day>
        <FormattedMessage
          {...messages.orAt}
          values={{ date: months, km: formatKm(contract.mantenance_km), s: small }}
        />
      </Day>
    </CoverLabel>
  );
}

function CoverLabel({ children }: { children: ReactNode }) {
  return (
    <>
      <Text look="overline" marginBottom="4px">
        <FormattedMessage {...messages.cover} />
      </Text>
      {children}
    </>
  );
}

/** On what the day rests, and the later bound. Nothing where the day is the agreed one. */
export function ServiceEstimate({ service }: { service: NextService }) {
  const { by, reading } = service;
  if (by === 'months') return null;
  const due = formatLongDate(service.due_on);
  return (
    <Text look="small" muted marginTop="12px">
      {reading ? (
        <FormattedMessage
          {...messages.estimate}
          values={{ km: formatKm(reading.km), date: formatLongDate(reading.on), due }}
        />
      ) : (
        <FormattedMessage {...messages.estimateOfTold} values={{ due }} />
      )}
    </Text>
  );
}
