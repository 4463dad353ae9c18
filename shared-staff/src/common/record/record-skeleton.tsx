import { PageGrid, Skeleton, SkeletonGroup, Stack } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { FormCell, FormGrid } from 'shared-ui/work';

interface FieldsSkeletonProps {
  /** Of each field in its order, in sixths of the row. */
  spans: readonly (2 | 3 | 4 | 6)[];
}

/** Fields on their way: each its label and its box. */
export function FieldsSkeleton({ spans }: FieldsSkeletonProps) {
  return (
    <FormGrid>
      {spans.map((span, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing but their place tells bars apart, and it never changes.
        <FormCell key={place} span={span}>
          <Stack gap="8px" align="stretch">
            <Skeleton width="96px" height={12} />
            <Skeleton height={40} />
          </Stack>
        </FormCell>
      ))}
    </FormGrid>
  );
}

/** A record on its way: its title, panels of fields, and what stands beside them. */
export function RecordSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <Skeleton height={36} width={240} />
      <PageGrid columns="record">
        <Stack gap={{ base: '16px', md: '24px' }} align="stretch">
          <Panel>
            <Stack gap="24px" align="stretch">
              <Skeleton width="128px" height={20} />
              <FieldsSkeleton spans={[4, 2, 6, 3, 3]} />
            </Stack>
          </Panel>
          <Panel>
            <Stack gap="24px" align="stretch">
              <Skeleton width="96px" height={20} />
              <FieldsSkeleton spans={[3, 3, 6]} />
            </Stack>
          </Panel>
        </Stack>
        <Panel>
          <Stack gap="16px" align="stretch">
            <Skeleton width="128px" height={20} />
            {['72%', '56%', '64%'].map((width) => (
              <Skeleton key={width} width={width} height={16} />
            ))}
          </Stack>
        </Panel>
      </PageGrid>
    </SkeletonGroup>
  );
}
