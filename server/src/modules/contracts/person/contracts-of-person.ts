import { and, asc, isNull } from 'drizzle-orm';
import type { ContractAttachment, ContractEventRecord, ContractNote, CustomerContract } from 'shared-api/entities';
import { contracts } from '../../../platform/db/schema';
import { contractsIn } from '../../../platform/scope';
import { presentDocuments } from '../../documents';
import { attachmentsOf } from '../attachments/attachments.repository';
import type { ContractsContext } from '../contracts.context';
import { timelineOf } from '../history/timeline';
import { notesOf } from '../notes/notes.repository';
import { sealPending } from '../paper/seal-pending';
import { readContract } from '../views/read-contract';

export interface ContractOfPerson {
  readonly contract: CustomerContract;
  readonly history: readonly ContractEventRecord[];
  readonly notes: readonly ContractNote[];
  readonly attachments: readonly ContractAttachment[];
  readonly documents: readonly { readonly name: string; readonly storageKey: string }[];
}

/** Everything that is kept of a person's contracts, deleted ones too until their data are erased; oldest first. */
export async function contractsOfPerson(context: ContractsContext, uid: string): Promise<ContractOfPerson[]> {
  const { db, outbox } = context;
  const rows = await db.read
    .select()
    .from(contracts)
    .where(and(contractsIn({ area: 'user', uid }), isNull(contracts.erased_at)))
    .orderBy(asc(contracts.created_at), asc(contracts.code));
  const found: ContractOfPerson[] = [];
  for (const row of rows) {
    const contract = await sealPending(context, row);
    const files = await presentDocuments(db.read, contract.id);
    found.push({
      contract: await readContract(db.read, context, contract, true),
      history: await timelineOf({ db: db.read, outbox }, contract, 'customer'),
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
