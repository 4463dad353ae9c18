import type { CustomerContract } from 'shared-api/entities';
import { chakra, Heading, Text } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { formatPhone } from 'shared-ui/format';
import { CalendarIcon } from 'shared-ui/icons';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { ServiceCells } from 'shared-ui/work';
import { DownloadButton } from '../common/download-button';
import { PhoneLink } from '../common/phone-link';
import { NextServiceLine, ServiceEstimate } from '../common/services/next-service-line';
import { serviceOf } from '../common/services/service-of';
import { servicesOf } from '../common/services/services-of';
import { useContractsApi } from '../common/use-contracts-api';
import { useDateNow } from '../common/use-date-now';
import { messages } from './messages';

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
  const api = useContractsApi();
  const now = useDateNow();
  const service = serviceOf(contract, now);
  const { contract_uid, code, store } = contract;
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
        <Actions>
          <DownloadButton
            icon={CalendarIcon}
            name={`${code}.ics`}
            fetchFile={() => api.getCalendar({ params: { contract_uid } }, { quiet: true })}
          >
            <FormattedMessage {...messages.toCalendar} />
          </DownloadButton>
          <PhoneLink phone={store.phone}>
            <FormattedMessage {...messages.book} values={{ phone: formatPhone(store.phone) }} />
          </PhoneLink>
        </Actions>
        <Text look="small" muted marginTop="12px">
          <FormattedMessage {...messages.reminders} />
        </Text>
      </Panel>
    </chakra.section>
  );
}
