import type {
  ContractAttachment,
  ContractEventRecord,
  ContractNote,
  ContractRequest,
  CustomerContract,
} from 'shared-api/entities';
import {
  attachmentsOf,
  type ContractsContext,
  notesOf,
  ownedContracts,
  readContract,
  requestsOf,
  timelineOf,
} from '../../contracts';
import { presentDocuments } from '../../documents';
import { sealPending } from '../../signing';

export interface ContractOfPerson {
  readonly contract: CustomerContract;
  readonly history: readonly ContractEventRecord[];
  readonly requests: readonly ContractRequest[];
  readonly notes: readonly ContractNote[];
  readonly attachments: readonly ContractAttachment[];
  readonly documents: readonly { readonly name: string; readonly storageKey: string }[];
}

/** Everything that is kept of a person's contracts, deleted ones too until their data are erased; oldest first. */
export async function contractsOfPerson(context: ContractsContext, uid: string): Promise<ContractOfPerson[]> {
  const { db, outbox } = context;
  const rows = await ownedContracts(db.read, uid);
  const found: ContractOfPerson[] = [];
  for (const row of rows) {
    const contract = await sealPending(context, row);
    const files = await presentDocuments(db.read, contract.id);
    found.push({
      contract: await readContract(db.read, context, contract, true),
      history: await timelineOf({ db: db.read, outbox }, contract, 'customer'),
      requests: await requestsOf(db.read, contract.id),
      notes: await notesOf(db.read, contract.id),
      attachments: await attachmentsOf(db.read, contract.id),
      documents: files.map(({ kind, version, storage_key }) => ({
        name: `${contract.code}-${kind}-v${version}.pdf`,
        storageKey: storage_key,
      })),
    });
  }
  return found;
}
