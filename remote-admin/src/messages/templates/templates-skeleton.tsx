import { chakra, Skeleton, SkeletonGroup, Stack } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { RowsSkeleton } from '../../common/skeletons/rows-skeleton';
import { messages } from './messages';

/** The list of texts, and the one that is read beside it from 960 px on. */
export const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' },
    alignItems: 'start',
    gap: { base: '16px', md: '24px' },
  },
});
/** As long as it is, it never leads away from the text that is read. */
export const Side = chakra('nav', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    position: { md: 'sticky' },
    top: { md: '72px' },
    maxHeight: { md: 'calc(100vh - 96px)' },
    overflowY: { md: 'auto' },
  },
});

/** The texts on their way: both lists, and where there is room the first text with its preview. */
export function TemplatesSkeleton({ narrow }: { narrow: boolean }) {
  const intl = useIntl();
  return (
    <SkeletonGroup label={intl.formatMessage(messages.loading)}>
      <Columns aria-hidden="true">
        <Side as="div">
          <Panel bare title={<FormattedMessage {...messages.sms} />}>
            <RowsSkeleton rows={12} height={41} />
          </Panel>
          <Panel bare title={<FormattedMessage {...messages.email} />}>
            <RowsSkeleton rows={30} height={41} />
          </Panel>
        </Side>
        {!narrow && (
          <Panel>
            <Stack gap="16px" align="stretch">
              <Skeleton height={24} width="32%" />
              <Skeleton height={128} />
              <Skeleton height={40} width="64%" />
              <chakra.div paddingTop="24px">
                <Skeleton height={152} />
              </chakra.div>
            </Stack>
          </Panel>
        )}
      </Columns>
    </SkeletonGroup>
  );
}
