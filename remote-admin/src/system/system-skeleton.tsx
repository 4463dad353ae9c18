import { chakra, PageGrid, Skeleton, SkeletonGroup, Stack } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'shared-ui/intl';
import { RowsSkeleton } from '../common/skeletons/rows-skeleton';
import { messages as adapterWords } from './adapters/messages';
import { messages as areaWords } from './areas/messages';
import { errorMessages as errorWords, jobMessages as jobWords, messages } from './messages';

const gap = { base: '16px', md: '24px' };

const Cells = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    gap: '1px',
    bg: 'line',
    borderWidth: '1px',
    '& > *': {
      display: 'grid',
      alignContent: 'start',
      gap: '12px',
      height: '88px',
      padding: '20px 24px',
      bg: 'bg.panel',
    },
    '& > :last-child': { gridColumn: 'auto / span 2' },
  },
});
const cells = ['api', 'database', 'storage', 'quiet', 'traffic', 'queue', 'backup'];

/** The system's page on its way, each panel where and about as high as it will stand. */
export function SystemSkeleton() {
  const intl = useIntl();
  return (
    <SkeletonGroup label={intl.formatMessage(messages.loading)}>
      <Stack gap={gap} align="stretch" aria-hidden="true">
        <Cells>
          {cells.map((cell) => (
            <div key={cell}>
              <Skeleton height={16} width="48%" />
              <Skeleton height={12} width="80%" />
            </div>
          ))}
        </Cells>
        <PanelSkeleton title={areaWords.title} rows={7} height={57} />
        <PageGrid columns="halves">
          <Stack gap={gap} align="stretch">
            <PanelSkeleton title={adapterWords.title} rows={7} height={62} />
            <PanelSkeleton title={errorWords.title} rows={1} height={68} />
          </Stack>
          <PanelSkeleton title={jobWords.title} rows={19} height={58} />
        </PageGrid>
      </Stack>
    </SkeletonGroup>
  );
}

function PanelSkeleton({ title, ...rows }: { title: MessageDescriptor; rows: number; height: number }) {
  return (
    <Panel bare title={<FormattedMessage {...title} />}>
      <RowsSkeleton {...rows} />
    </Panel>
  );
}
