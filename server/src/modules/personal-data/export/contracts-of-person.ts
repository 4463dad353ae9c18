import type {
  ContractAttachment,
  ContractEventRecord,
  ContractNote,
  ContractRequest,
  CustomerContract,
} from 'shared-api/entities';
import { severalAtOnce } from '../../../platform/several';
import { getByHash } from '../../../platform/storage';
import {
  attachmentFilesOf,
  attachmentsOf,
  type Contract,
  type ContractsContext,
  notesOf,
  ownedContracts,
  readContract,
  requestsOf,
  timelineOf,
} from '../../contracts';
import { presentDocuments } from '../../documents';
import { type OwnIdentity, openCopy, ownIdentity, sealPending } from '../../signing';

export interface ContractOfPerson {
  readonly contract: CustomerContract;
  readonly history: readonly ContractEventRecord[];
  readonly requests: readonly ContractRequest[];
  readonly notes: readonly ContractNote[];
  readonly attachments: readonly ContractAttachment[];
  /** Null where none was recorded, and for whoever is not the person. */
  readonly identity: Omit<OwnIdentity, 'copy'> | null;
  readonly documents: readonly FileOfPerson[];
  readonly files: readonly FileOfPerson[];
}

/** A file of a contract, by its name in the ZIP; of one that lies beside the contracts, its path there. */
export interface FileOfPerson {
  readonly name: string;
  readonly storageKey: string;
  /** @throws FileMissingError, or whatever else keeps it from being read */
  readonly read: () => Promise<Buffer>;
}

/** Few enough to leave other callers most of the database's connections. */
const atOnce = 4;

/**
 * Everything that is kept of a person's contracts, deleted ones too until their data are erased; oldest first.
 * @param withIdentity the identity document's number and copy, too: for the person alone, who proved it just now
 */
export async function contractsOfPerson(
  context: ContractsContext,
  uid: string,
  withIdentity: boolean,
): Promise<ContractOfPerson[]> {
  const rows = await ownedContracts(context.db.read, uid);
  const found: ContractOfPerson[] = [];
  for await (const one of severalAtOnce(rows, atOnce, (row) => contractOfPerson(context, row, withIdentity)))
    found.push(one);
  return found;
}

async function contractOfPerson(
  context: ContractsContext,
  row: Contract,
  withIdentity: boolean,
): Promise<ContractOfPerson> {
  const { db, keys, outbox, storage } = context;
  const contract = await sealPending(context, row);
  const documents = await presentDocuments(db.read, contract.id);
  const identity = withIdentity ? await ownIdentity(db.read, keys, contract.id) : null;
  return {
    contract: await readContract(db.read, context, contract, true),
    history: await timelineOf({ db: db.read, outbox }, contract, 'customer'),
    requests: await requestsOf(db.read, contract.id),
    notes: await notesOf(db.read, contract.id),
    attachments: await attachmentsOf(db.read, contract.id),
    identity: identity === null ? null : withoutCopy(identity),
    documents: documents.map(({ kind, version, storage_key }) => ({
      name: `${contract.code}-${kind}-v${version}.pdf`,
      storageKey: storage_key,
      read: () => getByHash(storage, storage_key),
    })),
    files: [...(await attachedFiles(context, contract)), ...copyOf(context, contract, identity)],
  };
}

async function attachedFiles({ db, storage }: ContractsContext, { id, code }: Contract): Promise<FileOfPerson[]> {
  const attachments = await attachmentFilesOf(db.read, id);
  return attachments.map(({ name, storage_key }, i) => ({
    // Numbered, for two may have one name; without what some system takes for a path or refuses.
    name: `allegati/${code}-${i + 1}-${name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_')}`,
    storageKey: storage_key,
    read: () => storage.get(storage_key),
  }));
}

function copyOf(
  { keys, storage }: ContractsContext,
  { id, code }: Contract,
  identity: OwnIdentity | null,
): FileOfPerson[] {
  if (identity === null) return [];
  const { storageKey, mediaType } = identity.copy;
  const ending = mediaType.replace(/^.*\//, '').replace('jpeg', 'jpg');
  return [
    {
      name: `documenti-di-identita/${code}.${ending}`,
      storageKey,
      read: async () => openCopy(keys, id, await storage.get(storageKey)),
    },
  ];
}

function withoutCopy({ copy, ...identity }: OwnIdentity): Omit<OwnIdentity, 'copy'> {
  return identity;
}
