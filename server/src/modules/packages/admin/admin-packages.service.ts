import { romeDate } from 'shared-api/domain';
import type {
  CarePackage,
  NewPackage,
  PackageFields,
  PackagePrice,
  PackageVersion,
  PageMeta,
  PriceTrial,
} from 'shared-api/entities';
import { recordAudit } from '../../../platform/audit';
import type { Queries } from '../../../platform/db';
import { invalid, notFound } from '../../../platform/errors';
import { metaOf } from '../../../platform/list';
import type { Platform } from '../../../platform/platform';
import type { Scope } from '../../../scope';
import type { Package } from '../package.types';
import { expectReady } from '../readiness/package-readiness';
import { type RoomFault, type RoomParts, roomFaults } from '../room/form-room';
import { expectType } from '../types/expect-type';
import { findLines, keepLines } from '../types/type-lines.repository';
import {
  deletePackages,
  findPackage,
  findPackages,
  insertPackages,
  lockPackages,
  type PackageQuery,
  updatePackages,
} from './admin-packages.repository';
import { carePackageOf } from './care-package.view';
import { expectFaultless, packageFaults } from './package.rules';
import { changeOf, insertOf } from './package-columns';
import { versionsOf } from './package-versions.repository';
import { refusingTakenSku } from './sku-taken';
import { tryPrice } from './try-price';

export interface PackageUpdate {
  readonly scope: Scope;
  readonly id: string;
  readonly fields: PackageFields;
  expectVersion(version: number): void;
}

/** Packages for the operator, who sees them all. */
export interface AdminPackagesService {
  search(query: PackageQuery): Promise<{ data: CarePackage[]; meta: PageMeta }>;
  /** @throws Refusal `not_found` */
  get(id: string): Promise<CarePackage>;
  /** @throws Refusal `not_found` */
  listVersions(scope: Scope, id: string): Promise<PackageVersion[]>;
  /** @throws Refusal `validation` */
  create(scope: Scope, fields: NewPackage): Promise<CarePackage>;
  /** @throws Refusal `not_found`, `stale`, `validation` */
  update(change: PackageUpdate): Promise<CarePackage>;
  /** @throws Refusal `validation` */
  tryPrice(trial: PriceTrial): PackagePrice;
  /** Deletes every package; says how many there were. */
  clear(scope: Scope): Promise<number>;
}

/** How many contracts in sight were made on each version of a package. */
export type ContractsByVersion = (db: Queries, scope: Scope, packageId: string) => Promise<ReadonlyMap<number, number>>;

type AdminPackagesParts = Pick<Platform, 'db' | 'clock' | 'keys'> &
  RoomParts & {
    readonly contractsByVersion: ContractsByVersion;
  };

export function createAdminPackagesService({
  db,
  clock,
  keys,
  contractsByVersion,
  documents,
}: AdminPackagesParts): AdminPackagesService {
  const audit = (tx: Queries, scope: Scope, action: string, id: string, data: Record<string, string | string[]>) =>
    recordAudit(
      tx,
      { clock, keys },
      { actor: 'admin', actorUid: scope.uid, action, subject: { kind: 'package', id }, data },
    );

  /** What an update would leave without room in the form; of what it is refused for anyway, nothing. */
  async function faultsOfUpdate(id: string, fields: PackageFields): Promise<RoomFault[]> {
    const before = await findPackage(db.read, id);
    if (before === null || packageFaults({ ...carePackageOf(before), ...fields }).length > 0) return [];
    const after = { ...before, ...changeOf(fields, before, await findLines(db.read)) };
    return roomFaults({ documents }, { type: after.type }, [{ before, after }]);
  }

  return {
    async search(query) {
      const { rows, total } = await findPackages(db.read, query, clock.now());
      return { data: rows.map(carePackageOf), meta: metaOf(query, total) };
    },

    async get(id) {
      const row = await findPackage(db.read, id);
      if (row === null) throw notFound();
      return carePackageOf(row);
    },

    async listVersions(scope, id) {
      const row = await findPackage(db.read, id);
      if (row === null) throw notFound();
      const counts = await contractsByVersion(db.read, scope, id);
      const versions = await versionsOf(db.read, row);
      return versions.map((version) => ({ ...version, contracts_count: counts.get(version.version) ?? 0 }));
    },

    async create(scope, fields) {
      expectFaultless(fields);
      const planned = insertOf(fields, await findLines(db.read));
      const faults = await roomFaults({ documents }, { type: fields.type }, [{ before: null, after: planned }]);
      const make = async (tx: Queries) => {
        await expectType(tx, fields.type);
        const lines = await keepLines(tx);
        const made = one(await insertPackages(tx, [insertOf(fields, lines)], scope.uid, clock.now()));
        await expectReady(tx, made, null);
        expectRoom(faults);
        await audit(tx, scope, 'packages.created', made.id, { sku: made.sku });
        return made;
      };
      return refusingTakenSku(db.lastTransaction(make));
    },

    async update({ scope, id, fields, expectVersion }) {
      const faults = await faultsOfUpdate(id, fields);
      const change = async (tx: Queries) => {
        const lines = await keepLines(tx);
        const [before] = await lockPackages(tx, [id]);
        if (before === undefined) throw notFound();
        expectFaultless({ ...carePackageOf(before), ...fields });
        await expectType(tx, fields.type);
        expectVersion(before.version);
        const edit = { before, change: changeOf(fields, before, lines) };
        const after = one(await updatePackages(tx, [edit], scope.uid, clock.now()));
        await expectReady(tx, after, carePackageOf(before));
        expectRoom(faults);
        await audit(tx, scope, 'packages.updated', id, { sku: after.sku, fields: Object.keys(fields) });
        return after;
      };
      return refusingTakenSku(db.lastTransaction(change));
    },

    tryPrice: (trial) => tryPrice(trial, romeDate(clock.now())),

    clear: (scope) =>
      db.lastTransaction(async (tx) => {
        const count = await deletePackages(tx, 'all', clock.now());
        const entry = { actor: 'admin', actorUid: scope.uid, action: 'packages.cleared', data: { count } } as const;
        await recordAudit(tx, { clock, keys }, entry);
        return count;
      }),
  };
}

/** @throws Refusal `validation` */
function expectRoom(faults: readonly RoomFault[]): void {
  if (faults.length > 0) throw invalid(Object.fromEntries(faults.map(({ field, reason }) => [field, [reason]])));
}

/** The package that was just written. */
function one([row]: readonly Package[]): CarePackage {
  if (row === undefined) throw new Error('The package was not stored');
  return carePackageOf(row);
}
