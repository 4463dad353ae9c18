import { useSession } from 'shared-api/react';
import { ButtonLink, PageHeader, Text } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { FormattedMessage } from 'shared-ui/intl';
import { paths } from '../common/paths';
import { CustomerDashboard } from './customer-dashboard';
import { messages } from './messages';

/** The area's first page. Staff who are no customers have a profile here, and no contracts. */
export function DashboardPage() {
  const { authenticated, has } = useSession();
  return authenticated && !has('user') ? <StaffWelcome /> : <CustomerDashboard />;
}

/** For who is no customer: the two pages that are theirs. */
function StaffWelcome() {
  return (
    <>
      <PageHeader title={<FormattedMessage {...messages.staffTitle} />} />
      <Panel title={<FormattedMessage {...messages.staffData} />} marginBottom={{ base: '16px', md: '24px' }}>
        <Text muted marginBottom="16px">
          <FormattedMessage {...messages.staffDataText} />
        </Text>
        <ButtonLink to={paths.profile}>
          <FormattedMessage {...messages.staffData} />
        </ButtonLink>
      </Panel>
      <Panel title={<FormattedMessage {...messages.staffAccess} />}>
        <Text muted marginBottom="16px">
          <FormattedMessage {...messages.staffAccessText} />
        </Text>
        <ButtonLink to={paths.security}>
          <FormattedMessage {...messages.staffAccess} />
        </ButtonLink>
      </Panel>
    </>
  );
}
