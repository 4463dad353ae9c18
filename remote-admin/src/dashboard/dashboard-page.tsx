import { OperatorBackOffice } from 'shared-staff';
import { Figures } from 'shared-staff/figures';
import { RecentContracts } from 'shared-staff/recent';
import { ButtonLink, PageGrid, PageHeader, Stack } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { paths } from '../common/paths';
import { AttentionPanel } from './attention-panel';
import { messages } from './messages';
import { NetworkPanels } from './network-panels';

const gap = { base: '16px', md: '24px' };

/** The operator's day: what waits first, then the figures. */
export function DashboardPage() {
  return (
    <OperatorBackOffice>
      <PageHeader
        title={<FormattedMessage {...messages.title} />}
        actions={
          <>
            <ButtonLink to={paths.contracts}>
              <FormattedMessage {...messages.allContracts} />
            </ButtonLink>
            <ButtonLink to={paths.analytics} look="solid">
              <FormattedMessage {...messages.analytics} />
            </ButtonLink>
          </>
        }
      />
      <PageGrid columns="dashboard">
        <Stack gap={gap}>
          <AttentionPanel />
          <NetworkPanels />
          <RecentContracts />
        </Stack>
        <Stack gap={gap}>
          <Figures />
        </Stack>
      </PageGrid>
    </OperatorBackOffice>
  );
}
