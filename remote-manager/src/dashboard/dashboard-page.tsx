import { withFirst } from 'shared-api/domain';
import { DealerBackOffice, NoStore, useBackOffice, useMinute, useNewContractKey } from 'shared-staff';
import { Figures } from 'shared-staff/figures';
import { RecentContracts } from 'shared-staff/recent';
import { ButtonLink, PageGrid, PageHeader, Stack } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { Icon, PlusIcon } from 'shared-ui/icons';
import { FormattedMessage, type IntlShape, useIntl } from 'shared-ui/intl';
import { useBelow } from 'shared-ui/work';
import { messages as commonMessages } from '../common/messages';
import { paths } from '../common/paths';
import { CollectPanel } from './collect-panel';
import { ExpiringPanel } from './expiring-panel';
import { messages } from './messages';
import { NoticesPanel } from './notices-panel';
import { UndeliveredPanel } from './undelivered-panel';
import { WaitingPanels } from './waiting-panels';

const gap = { base: '16px', md: '24px' };

/** The dealer's day: the work first, the figures second. */
export function DashboardPage() {
  return (
    <DealerBackOffice>
      <Dashboard />
    </DealerBackOffice>
  );
}

function Dashboard() {
  const intl = useIntl();
  const now = useMinute();
  // There the list itself is one tab away, and what is to be done comes first.
  useNewContractKey();
  const onPhone = useBelow(600);
  const { stores } = useBackOffice();
  return (
    <>
      <PageHeader
        title={<FormattedMessage {...messages.title} />}
        crumbs={[{ label: today(now, intl) }]}
        actions={
          <>
            <ButtonLink to={paths.contracts} hideBelow="sm">
              <FormattedMessage {...messages.allContracts} />
            </ButtonLink>
            <ButtonLink look="solid" to={paths.newContract}>
              <Icon of={PlusIcon} />
              <FormattedMessage {...commonMessages.newContract} />
            </ButtonLink>
          </>
        }
      />
      <PageGrid columns="dashboard">
        <Stack gap={gap}>
          {stores?.length === 0 ? (
            <Panel bare>
              <NoStore />
            </Panel>
          ) : (
            <>
              <ExpiringPanel now={now} />
              <CollectPanel />
              {onPhone || <RecentContracts />}
            </>
          )}
        </Stack>
        <Stack gap={gap}>
          <WaitingPanels />
          <UndeliveredPanel now={now} />
          <Figures />
          <NoticesPanel now={now} />
        </Stack>
      </PageGrid>
    </>
  );
}

/** "Sabato 21 novembre 2026" and "Martedì 1º dicembre 2026", Rome's day. */
function today(now: string, intl: IntlShape): string {
  const text = intl.formatDate(now, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/Rome',
  });
  return text.charAt(0).toLocaleUpperCase('it') + withFirst(text).slice(1);
}
