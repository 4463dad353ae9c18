import { publicArea } from 'shared-api/contracts';
import { type Implementation, implement } from '../../platform/http';
import type { PackagesService } from './packages.service';

export function packagesRoutes(packages: PackagesService): readonly Implementation[] {
  return [
    implement(publicArea.listPackTypes, async ({ query }) => {
      const { vin, kind, km, car_registration_date, car_fuel, car_model, car_version } = query;
      const facts = { km, registeredOn: car_registration_date, fuel: car_fuel, model: car_model, version: car_version };
      return { status: 200, body: { data: await packages.listOffer({ kind, car: vin === undefined ? null : facts }) } };
    }),
  ];
}
