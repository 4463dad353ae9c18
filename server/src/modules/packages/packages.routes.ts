import { managerCounter, publicArea } from 'shared-api/contracts';
import type { RequestOf } from 'shared-api/kernel';
import { type Implementation, implement } from '../../platform/http';
import type { CarFacts } from './eligibility.rules';
import type { PackagesService } from './packages.service';
import type { PackagePaper } from './preview-on-sale';

/** @param preview the contract of a package on sale, by the package's id */
export function packagesRoutes(
  packages: PackagesService,
  preview: (id: string) => Promise<PackagePaper>,
): readonly Implementation[] {
  const offer = async (query: VehicleQuery, atDesk: boolean) => ({
    status: 200 as const,
    body: { data: await packages.listOffer({ kind: query.kind, car: carOf(query), atDesk }) },
  });

  return [
    implement(publicArea.listPackTypes, ({ query }) => offer(query, false)),
    implement(managerCounter.listPackTypes, ({ query }) => offer(query, true)),
    implement(publicArea.previewPackage, async ({ params }) => ({
      status: 200,
      file: { ...(await preview(params.id)), mediaType: 'application/pdf', inline: true },
    })),
  ];
}

type VehicleQuery = RequestOf<typeof publicArea.listPackTypes>['query'];

/** Without a VIN nothing is said about eligibility. */
function carOf({ vin, km, car_registration_date, car_fuel, car_model, car_version }: VehicleQuery): CarFacts | null {
  return vin === undefined
    ? null
    : { km, registeredOn: car_registration_date, fuel: car_fuel, model: car_model, version: car_version };
}
