import type { FunnelState } from './funnel-state';

/** The steps that have an address below `/ricerca/{vin}`, in their order. */
const journeySteps = ['vehicle', 'packages', 'store', 'confirm'] as const;
export type JourneyStep = (typeof journeySteps)[number];

/** The step that an address asks for, or the first one before it that still lacks its choice. */
export function reachableStep(state: FunnelState, vin: string, wanted: JourneyStep): JourneyStep {
  const sameCar = state.vin === vin;
  const done: Record<JourneyStep, boolean> = {
    vehicle: sameCar && state.car !== null,
    packages: sameCar && state.offer !== null,
    store: state.dealer !== null,
    confirm: true,
  };
  const before = journeySteps.slice(0, journeySteps.indexOf(wanted));
  return before.find((step) => !done[step]) ?? wanted;
}
