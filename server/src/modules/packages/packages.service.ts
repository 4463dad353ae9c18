import { romeDate } from 'shared-api/domain';
import type { OfferedPackageType, PublicVehicleReport } from 'shared-api/entities';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import { findPictures, pictureOf } from '../assets';
import { type CarFacts, type EligibilityRules, obstacles } from './eligibility.rules';
import { obstacleSentence } from './obstacle-sentence';
import { offeredPackage, offeredPackageType } from './offered-package.view';
import { listOnSale, listOnSaleAtDealer } from './packages.repository';

export interface OfferQuery {
  readonly kind?: PackageTypeKind | undefined;
  /** Null says nothing about eligibility. */
  readonly car: CarFacts | null;
  /** A dealer also sells what is not on line. */
  readonly atDesk?: boolean;
}

type PackageTypeKind = OfferedPackageType['kind'];

export interface PackagesService {
  /** What is on sale, by type; with a car also what it may have, and why not the rest. */
  listOffer(query: OfferQuery): Promise<OfferedPackageType[]>;
  /** How many packages a car may have; when none, every reason once. */
  packagesFor(car: CarFacts, atDesk?: boolean): Promise<PublicVehicleReport['eligibility']>;
}

const listFor = (atDesk: boolean) => (atDesk ? listOnSaleAtDealer : listOnSale);

export function createPackagesService({ db, clock }: { db: Database; clock: Clock }): PackagesService {
  const reasonsFor = (rules: EligibilityRules, car: CarFacts) =>
    obstacles(rules, car, romeDate(clock.now())).map(obstacleSentence);

  return {
    async listOffer({ kind, car, atDesk = false }) {
      const onSale = await listFor(atDesk)(db.read, clock.now());
      const rows = onSale.filter(({ type }) => kind === undefined || type.kind === kind);
      const types = [...new Map(rows.map(({ type }) => [type.code, type])).values()];
      const pictures = await findPictures(
        db.read,
        types.map((type) => type.thumbnail_id),
      );
      return types.map((type) => {
        const packages = rows
          .filter((row) => row.type.code === type.code)
          .map((row) => {
            const reasons = car === null ? [] : reasonsFor(row.package, car);
            return offeredPackage(row.package, { eligible: car === null ? null : reasons.length === 0, reasons });
          });
        return offeredPackageType(type, pictureOf(pictures, type.thumbnail_id), packages);
      });
    },

    async packagesFor(car, atDesk = false) {
      const rows = await listFor(atDesk)(db.read, clock.now());
      const reasons = rows.map((row) => reasonsFor(row.package, car));
      const count = reasons.filter((found) => found.length === 0).length;
      return { eligible: count > 0, packages_count: count, reasons: count > 0 ? [] : [...new Set(reasons.flat())] };
    },
  };
}
