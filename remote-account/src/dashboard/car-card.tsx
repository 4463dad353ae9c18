import { coverEndOf, coverHasEnded, lastDayOf } from 'shared-api/domain';
import type { CustomerContract } from 'shared-api/entities';
import { chakra, Heading, HStack, Text, TextLink, VisuallyHidden } from 'shared-ui';
import { Panel, PanelBody, StatusChip } from 'shared-ui/components';
import { formatDate, formatKm, formatLongDate, formatMoney, formatMonths, romeDay } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { ServiceCells } from 'shared-ui/work';
import { carName } from '../common/car-name';
import { paths } from '../common/paths';
import { PlateOf } from '../common/plate-of';
import { type Appointment, Appointments } from '../common/requests/appointments';
import { NextServiceLine, ServiceEstimate } from '../common/services/next-service-line';
import { serviceOf } from '../common/services/service-of';
import { servicesOf } from '../common/services/services-of';
import { CarActions } from './car-actions';
import { DaysLeft } from './days-left';
import { isToPay } from './list-tasks';
import { messages } from './messages';
import { messages as taskMessages } from './task.messages';

const Top = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '12px',
    marginBottom: '16px',
  },
});

const Line = chakra('hr', { base: { borderTopWidth: '1px', marginBlock: '20px' } });

/** "Tagliandi 36, valido fino al 9 aprile 2028", or when it ended, or what the plan will be. */
function Plan({ contract, now }: { contract: CustomerContract; now: string }) {
  const { package: pack, status, mantenance_number, mantenance_km } = contract;
  const endsOn = coverEndOf(contract);
  // From the day on which the car is handed over, which nobody writes down.
  if (pack.kind === 'rental') {
    const months = formatMonths(contract.mantenance_duration);
    const values = { pack: pack.title, months, km: formatKm(mantenance_km) };
    return <FormattedMessage {...messages.rentalPlan} values={values} />;
  }
  return status === 'PAID' && endsOn ? (
    <FormattedMessage
      {...(coverHasEnded(contract, romeDay(now)) ? messages.validWas : messages.validUntil)}
      values={{ pack: pack.title, date: formatLongDate(endsOn) }}
    />
  ) : (
    <FormattedMessage
      {...messages.plan}
      values={{ pack: pack.title, services: mantenance_number, km: formatKm(mantenance_km) }}
    />
  );
}

/** What is owed for it, and until when; or until when it is to be signed; or that somebody said to leave it. */
function Due({ contract, now }: { contract: CustomerContract; now: string }) {
  const { signed_at, deletion_at, days_left, total, withdrawal_stated_at } = contract;
  if (withdrawal_stated_at)
    return (
      <chakra.p marginTop="8px">
        <FormattedMessage {...messages.stated} values={{ date: formatLongDate(withdrawal_stated_at) }} />
      </chakra.p>
    );
  if (deletion_at === null || (signed_at !== null && !isToPay(contract))) return null;
  return (
    <HStack gap="8px 12px" wrap="wrap" marginTop="8px">
      <b>
        <FormattedMessage
          {...(signed_at ? taskMessages.payBy : taskMessages.signBy)}
          values={{ amount: formatMoney(total), date: formatLongDate(deletion_at) }}
        />
      </b>
      <DaysLeft until={deletion_at} atMost={days_left} now={now} />
    </HStack>
  );
}

interface CarCardProps {
  contract: CustomerContract;
  appointments: readonly Appointment[];
  now: string;
}

/** A car with its contract: the next service, the plan, and what one does most. */
export function CarCard({ contract, appointments, now }: CarCardProps) {
  const intl = useIntl();
  const service = serviceOf(contract, now);
  const services = servicesOf(contract, intl, now);
  return (
    <Panel bare as="article" display="flex" flexDirection="column">
      <PanelBody flex="1" display="flex" flexDirection="column">
        <Top>
          <PlateOf car={contract} />
          <StatusChip status={contract.status} />
        </Top>
        <Heading level={3} look="h2">
          {carName(contract)}
        </Heading>
        <Text muted>
          <Plan contract={contract} now={now} />
        </Text>
        <Due contract={contract} now={now} />
        <Line />
        <NextServiceLine contract={contract} service={service} />
        {services.length > 0 && (
          <chakra.div marginTop="16px">
            <ServiceCells services={services} />
          </chakra.div>
        )}
        {service && <ServiceEstimate service={service} />}
        <Appointments appointments={appointments} contractUid={contract.contract_uid} />
        {contract.status !== 'PAID' && <WithdrawalNote contract={contract} now={now} />}
        <CarActions contract={contract} appointments={appointments} />
      </PanelBody>
    </Panel>
  );
}

/** Until when one may withdraw, with the law's own words as the way there; nothing once the term is over. */
function WithdrawalNote({ contract, now }: { contract: CustomerContract; now: string }) {
  const { withdrawal_ends_at: endsAt, contract_uid, code } = contract;
  if (!endsAt || Date.parse(endsAt) <= Date.parse(now)) return null;
  return (
    <Text look="small" muted marginTop="12px">
      <FormattedMessage
        {...messages.withdrawUntil}
        values={{
          date: formatDate(lastDayOf(new Date(endsAt))),
          a: (words) => (
            <TextLink key="withdraw" to={paths.withdrawal(contract_uid)}>
              {words}
              <VisuallyHidden>{` ${code}`}</VisuallyHidden>
            </TextLink>
          ),
        }}
      />
    </Text>
  );
}
