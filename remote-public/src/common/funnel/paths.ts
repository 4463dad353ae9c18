import type { FunnelState } from './funnel-state';
import type { JourneyStep } from './guard';

const tails: Record<JourneyStep, string> = {
  vehicle: '',
  packages: '/packages',
  store: '/packages/store',
  confirm: '/packages/store/confirm',
};

/** The address of a step for a car. */
export function stepPath(vin: string, step: JourneyStep): string {
  return `/ricerca/${encodeURIComponent(vin)}${tails[step]}`;
}

/** The address of a contract: its link's own, or the owner's account. */
export function contractPath(uid: string, base: FunnelState['contract_base']): string {
  return base === '/account' ? `/account/contracts/${uid}` : `/contract/${uid}`;
}
