import type { ReactNode } from 'react';
import { Skeleton, SkeletonGroup } from 'shared-ui';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import type { FunnelState } from '../common/funnel/funnel-state';
import { JourneyFrame } from '../common/journey/journey-frame';
import { messages } from './messages';

/** The car's page while the car is looked up, and before that until the page's scripts draw it. */
export function VehicleSkeleton({ state, title }: { state: FunnelState; title: ReactNode }) {
  const intl = useIntl();
  return (
    <JourneyFrame state={state} current={0} title={title} lead={<FormattedMessage {...messages.lead} />}>
      <SkeletonGroup label={intl.formatMessage(messages.loading)}>
        <Skeleton height={148} />
        <Skeleton height={288} />
        <Skeleton height={240} />
      </SkeletonGroup>
    </JourneyFrame>
  );
}
