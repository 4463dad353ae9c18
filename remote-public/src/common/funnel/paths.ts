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

/** The address of a contract. */
export function contractPath(uid: string): string {
  return `/contract/${uid}`;
}
