import { chakra, Skeleton, Stack } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { FormattedMessage } from 'shared-ui/intl';
import { funnelMessages, splitMessages } from '../figures/messages';
import type { SplitName } from '../figures/split-rows';
import { RowsSkeleton } from './rows-skeleton';

/** A split on its way: five rows and the rest. */
export function SplitSkeleton({ name }: { name: SplitName }) {
  return (
    <Panel
      bare
      title={<FormattedMessage {...splitMessages[name]} />}
      aside={<Skeleton width={32} height={{ base: 48, md: 32 }} />}
    >
      <chakra.div paddingBlock="8px">
        <RowsSkeleton plain rows={6} height={32} />
      </chakra.div>
    </Panel>
  );
}

const Steps = chakra('div', {
  base: { display: { base: 'none', md: 'grid' }, gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
});
const Step = chakra('div', {
  base: { padding: '24px 20px 16px', '& + &': { borderInlineStartWidth: '1px' } },
});
const Standing = chakra('div', {
  base: { display: 'flex', alignItems: 'flex-end', height: '88px', marginBlock: '24px 16px' },
});
const Formula = chakra('div', { base: { padding: { base: '12px 16px', md: '12px 24px' }, borderTopWidth: '1px' } });

/** The visitors' way on its way: bars that grow shorter, then two lines on how they come about. */
export function FunnelSkeleton() {
  return (
    <Panel
      bare
      title={<FormattedMessage {...funnelMessages.title} />}
      meta={<Skeleton width={200} height={20} />}
      aside={<Skeleton width={160} height={40} />}
    >
      <Steps>
        {[88, 48, 28, 20, 12, 10, 8].map((height) => (
          <Step key={height}>
            <Standing>
              <Skeleton height={height} />
            </Standing>
            <Stack gap="8px" align="stretch">
              <Skeleton height={16} width="64%" />
              <Skeleton height={16} width="40%" />
            </Stack>
          </Step>
        ))}
      </Steps>
      <chakra.div hideFrom="md">
        <RowsSkeleton plain rows={7} height={40} />
      </chakra.div>
      <Formula>
        <Skeleton height={{ base: 96, md: 32 }} />
      </Formula>
      <Formula>
        <Skeleton height={{ base: 48, md: 16 }} />
      </Formula>
    </Panel>
  );
}
