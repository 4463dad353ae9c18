import { withMaker, withoutMaker } from 'shared-api/domain';
import type { PublicVehicleReport } from 'shared-api/entities';
import type { VehicleValues } from '../common/funnel/funnel-state';

type Report = Pick<PublicVehicleReport, 'manufacturer' | 'car_model'>;
type Typed = Pick<VehicleValues, 'car_maker' | 'car_model'>;

/** Where neither the VIN nor a source tells the make, the person does. */
export function asksForMaker({ manufacturer, car_model }: Report): boolean {
  return manufacturer === null && car_model === null;
}

/** The car as the contract will name it; undefined while nobody knows the model. */
export function carModelOf(report: Report, typed: Typed): string | undefined {
  const model = report.car_model ?? typed.car_model.trim();
  if (model === '') return undefined;
  return withMaker(model, report.manufacturer ?? typed.car_maker.trim());
}

/** The model without its make, for where the make stands beside it. */
export function bareModel(model: string, maker: string | null): string {
  return maker === null ? model : withoutMaker(model, maker);
}
