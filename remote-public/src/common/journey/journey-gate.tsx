import type { ReactNode } from 'react';
import { useIntl } from 'shared-ui/intl';
import { Navigate, useParams } from 'shared-ui/router';
import type { FunnelState } from '../funnel/funnel-state';
import { type JourneyStep, reachableStep } from '../funnel/guard';
import { stepPath } from '../funnel/paths';
import { useFunnel } from '../funnel/use-funnel';
import { messages } from './messages';
import { noticeState } from './use-notice';

/** Lets a step show only once the earlier choices are there; otherwise leads to the first one that is missing, and says why. */
export function JourneyGate({ step, children }: { step: JourneyStep; children: (state: FunnelState) => ReactNode }) {
  const { vin = '' } = useParams();
  const { state } = useFunnel();
  const intl = useIntl();
  const reachable = reachableStep(state, vin, step);
  if (reachable !== step) {
    const notice = intl.formatMessage(messages.ledBack, { step: reachable });
    return <Navigate to={stepPath(vin, reachable)} replace state={noticeState(notice)} />;
  }
  return children(state);
}
