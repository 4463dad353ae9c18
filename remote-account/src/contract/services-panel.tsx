import type { CustomerContract } from 'shared-api/entities';
import { chakra, Heading, Text } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { ServiceCells } from 'shared-ui/work';
import { Appointments, appointmentsOf } from '../common/requests/appointments';
import { NextServiceLine, ServiceEstimate } from '../common/services/next-service-line';
import { ServiceActions } from '../common/services/service-actions';
import { serviceOf } from '../common/services/service-of';
import { servicesOf } from '../common/services/services-of';
import { useDateNow } from '../common/use-date-now';
import { messages } from './messages';
import { useRequests } from './requests/use-requests';

const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', sm: 'row' },
    flexWrap: 'wrap',
    gap: '16px',
    marginTop: '24px',
  },
});

/** The services of a paid contract, with their days for the calendar. A contract that was left has none to come. */
export function ServicesPanel({ contract }: { contract: CustomerContract }) {
  const intl = useIntl();
  const now = useDateNow();
  const service = serviceOf(contract, now);
  const { data: requests = [] } = useRequests(contract.contract_uid);
  if (contract.withdrawn_at) return null;
  return (
    <chakra.section id="tagliandi" marginTop={{ base: '32px', md: '48px' }}>
      <Heading level={2} marginBottom="16px">
        <FormattedMessage {...messages.services} />
      </Heading>
      <Panel as="div">
        <NextServiceLine contract={contract} service={service} />
        <chakra.div marginTop="16px">
          <ServiceCells services={servicesOf(contract, intl, now)} />
        </chakra.div>
        {service && <ServiceEstimate service={service} />}
        <Appointments appointments={appointmentsOf(requests, now)} />
        <Actions>
          <ServiceActions contract={contract} />
        </Actions>
        {service && (
          <Text look="small" muted marginTop="12px">
            <FormattedMessage {...messages.reminders} />
          </Text>
        )}
      </Panel>
    </chakra.section>
  );
}
