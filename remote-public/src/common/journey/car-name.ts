import type { FunnelState } from '../funnel/funnel-state';

/** Make, model and version in one line: "Jeep Avenger 1.2 Turbo Altitude". */
export function carName({ report, car, vehicle }: FunnelState): string {
  const model = car?.car_model ?? report?.car_model ?? vehicle.car_model;
  const version = car?.car_version ?? report?.car_version ?? vehicle.car_version;
  const maker = report?.manufacturer ?? '';
  // Some registries write the make into the model.
  return [model.startsWith(maker) ? '' : maker, model, version].filter(Boolean).join(' ');
}
