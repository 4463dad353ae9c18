import type { InAppNotification } from 'shared-api/entities';
import { chakra, Note, PageGrid, Stack } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { audienceText } from '../../common/audience/audience-text';
import { windowLines } from '../labels/window-lines';
import { PreviewPanel } from '../preview/preview-panel';
import { useStoreNames } from '../use-store-names';
import { messages } from './messages';
import { NotificationHead } from './notification-head';
import { ReadersPanel } from './readers-panel';

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gap: '12px',
    '& dt': { textStyle: 'caption', color: 'fg.muted' },
    '& dd': { textStyle: 'label', overflowWrap: 'anywhere' },
  },
});
const noNames: ReadonlyMap<string, string> = new Map();

/** What the system wrote: nobody rewrites what happened. */
export function AutomaticView({ notification }: { notification: InAppNotification }) {
  const intl = useIntl();
  const storeNames = useStoreNames() ?? noNames;
  const { id, audience, visible_at, created_at } = notification;
  return (
    <>
      <NotificationHead notification={notification} />
      <Note marginBottom="24px">
        <FormattedMessage {...messages.automatic} />
      </Note>
      <PageGrid columns="record">
        <PreviewPanel
          notice={{ ...notification, at: visible_at ?? created_at }}
          onStorePage={audience.store_uids.length > 0}
        />
        <Stack gap={{ base: '16px', md: '24px' }} align="stretch">
          <Panel title={<FormattedMessage {...messages.facts} />}>
            <Facts>
              <div>
                <dt>
                  <FormattedMessage {...messages.audience} />
                </dt>
                <dd>{audienceText(audience, storeNames, intl)}</dd>
              </div>
              <div>
                <dt>
                  <FormattedMessage {...messages.window} />
                </dt>
                <dd>{windowLines(notification, intl).join(', ')}</dd>
              </div>
            </Facts>
          </Panel>
          <ReadersPanel id={id} />
        </Stack>
      </PageGrid>
    </>
  );
}
