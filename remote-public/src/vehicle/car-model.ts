import type { PublicVehicleReport } from 'shared-api/entities';
import type { VehicleValues } from '../common/funnel/funnel-state';

type Report = Pick<PublicVehicleReport, 'manufacturer' | 'car_model'>;
type Typed = Pick<VehicleValues, 'car_maker' | 'car_model'>;

/** Where neither the VIN nor a source tells the make, the person does. */
export function asksForMaker({ manufacturer, car_model }: Report): boolean {
  return manufacturer === null && car_model === null;
}

/**
 * Make and model in one, as contracts carry them and packages name them: "Fiat Panda". Sources that write the make into
 * the model, and people who do, have it once.
 */
export function carModelOf(report: Report, typed: Typed): string | undefined {
  const model = report.car_model ?? typed.car_model.trim();
  if (model === '') return undefined;
  const maker = report.manufacturer ?? typed.car_maker.trim();
  return startsWith(model, maker) ? model : `${maker} ${model}`;
}

/** The model without its make, for where the make stands beside it. */
export function bareModel(model: string, maker: string | null): string {
  if (maker === null || !startsWith(model, `${maker} `)) return model;
  return model.slice(maker.length).trim();
}

function startsWith(text: string, beginning: string): boolean {
  return text.toLowerCase().startsWith(beginning.toLowerCase());
}
