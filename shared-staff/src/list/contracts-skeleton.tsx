import { PageHeader, Skeleton } from 'shared-ui';
import { Panel, PanelBody } from 'shared-ui/components';
import { useIntl } from 'shared-ui/intl';
import { ListToolbar, SearchBox, StatusTabs } from 'shared-ui/work';
import { messages } from './messages';

/** Of the contract list all that does not depend on who looks at it, until scripts draw it. */
export function ContractsSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHeader title={formatMessage(messages.title)} crumbs={[{ label: '' }]} />
      <Panel bare>
        <StatusTabs value={null} counts={undefined} onChange={nothing} />
        <ListToolbar>
          <SearchBox value="" onSearch={nothing} placeholder={formatMessage(messages.search)} />
        </ListToolbar>
        <PanelBody>
          <Skeleton height={280} />
        </PanelBody>
      </Panel>
    </>
  );
}

function nothing() {}
