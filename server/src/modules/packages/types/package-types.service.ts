import type { NewPackageType, PackageType, PackageTypeFields } from 'shared-api/entities';
import { recordAudit } from '../../../platform/audit';
import type { Account } from '../../../platform/auth';
import { type Queries, refusingTaken } from '../../../platform/db';
import { invalid, notFound } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import type { Platform } from '../../../platform/platform';
import { expectUsablePicture } from '../../assets';
import { findPackagesOfType } from '../admin/admin-packages.repository';
import type { TypeLines } from '../admin/package-columns';
import { type RoomFault, type RoomParts, roomFaults } from '../room/form-room';
import { followed, followType } from './follow-type';
import { showTypes } from './package-type.view';
import { packageTypeMessages } from './package-types.messages';
import { findType, findTypes, insertType, lockType, updateType } from './package-types.repository';

export interface TypeUpdate {
  readonly caller: Account;
  readonly code: string;
  readonly fields: PackageTypeFields;
  expectVersion(version: number): void;
}

/** Package types for the operator. */
export interface PackageTypesService {
  list(): Promise<PackageType[]>;
  /** @throws Refusal `validation` */
  create(caller: Account, fields: NewPackageType): Promise<PackageType>;
  /** @throws Refusal `not_found`, `stale`, `validation` */
  update(change: TypeUpdate): Promise<PackageType>;
}

export function createPackageTypesService({
  db,
  clock,
  keys,
  documents,
}: Pick<Platform, 'db' | 'clock' | 'keys'> & RoomParts): PackageTypesService {
  const audit = (tx: Queries, caller: Account, action: string, code: string, fields: readonly string[]) =>
    recordAudit(
      tx,
      { clock, keys },
      { actor: 'admin', actorUid: caller.uid, action, subject: { kind: 'package-type', id: code }, data: { fields } },
    );

  /** What packages that follow the type would say without room in its form. */
  async function faultsOfFollowers(code: string, { included, excluded }: PackageTypeFields): Promise<RoomFault[]> {
    if (included === undefined && excluded === undefined) return [];
    const changes = (await findPackagesOfType(db.read, code)).map((before) => ({
      before,
      after: { ...before, ...followed(before, { included, excluded }) },
    }));
    return roomFaults({ documents }, { type: code }, changes);
  }

  return {
    list: async () => showTypes(db.read, await findTypes(db.read)),

    create(caller, { thumbnail, ...fields }) {
      const make = async (tx: Queries) => {
        await expectUsablePicture(tx, caller, thumbnail);
        await insertType(tx, { ...fields, thumbnail_id: thumbnail }, clock.now());
        await audit(tx, caller, 'package-types.created', fields.code, Object.keys(fields));
        return readType(tx, fields.code);
      };
      return refusingTakenCode(db.lastTransaction(make));
    },

    async update({ caller, code, fields, expectVersion }) {
      const faults = await faultsOfFollowers(code, fields);
      return db.lastTransaction(async (tx) => {
        const before = await lockType(tx, code);
        if (before === null) throw notFound();
        const { thumbnail, ...columns } = fields;
        if (thumbnail !== before.thumbnail_id) await expectUsablePicture(tx, caller, thumbnail);
        expectVersion(before.version);
        const at = clock.now();
        await updateType(tx, code, { ...columns, thumbnail_id: thumbnail }, at);
        const { included, excluded } = newLines(fields, before);
        await followType(tx, { code, included, excluded, by: caller.uid, at });
        expectRoom(faults);
        await audit(tx, caller, 'package-types.updated', code, Object.keys(fields));
        return readType(tx, code);
      });
    },
  };
}

/** The lists that are given and differ. */
function newLines({ included, excluded }: PackageTypeFields, before: TypeLines) {
  const differs = (list: readonly string[] | undefined, was: readonly string[]) =>
    list !== undefined && (list.length !== was.length || list.some((line, index) => line !== was[index]));
  return {
    included: differs(included, before.included) ? included : undefined,
    excluded: differs(excluded, before.excluded) ? excluded : undefined,
  };
}

/** @throws Refusal `validation` on the list that one of its followers has no room for */
function expectRoom([fault]: readonly RoomFault[]): void {
  if (fault === undefined) return;
  const sentence = t(packageTypeMessages.followerUnready, { sku: fault.sku, reason: fault.reason });
  throw invalid({ [fault.field === 'excluded' ? 'excluded' : 'included']: [sentence] });
}

/** @throws Refusal `not_found` */
async function readType(tx: Queries, code: string): Promise<PackageType> {
  const found = await findType(tx, code);
  const [type] = await showTypes(tx, found === null ? [] : [found]);
  if (type === undefined) throw notFound();
  return type;
}

/** @throws Refusal `validation` on `code` when another type has it */
function refusingTakenCode<T>(work: Promise<T>): Promise<T> {
  return refusingTaken(work, () => invalid({ code: [t(packageTypeMessages.codeTaken)] }), 'package_types_pkey');
}
