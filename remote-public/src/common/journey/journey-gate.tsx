import type { ReactNode } from 'react';
import { Navigate, useParams } from 'shared-ui/router';
import type { FunnelState } from '../funnel/funnel-state';
import { type JourneyStep, reachableStep } from '../funnel/guard';
import { stepPath } from '../funnel/paths';
import { useFunnel } from '../funnel/use-funnel';

/** Lets a step show only once the earlier choices are there; otherwise leads to the first one that is missing. */
export function JourneyGate({ step, children }: { step: JourneyStep; children: (state: FunnelState) => ReactNode }) {
  const { vin = '' } = useParams();
  const { state } = useFunnel();
  const reachable = reachableStep(state, vin, step);
  if (reachable !== step) return <Navigate to={stepPath(vin, reachable)} replace />;
  return children(state);
}
