import { notFound } from '../../../platform/errors';
import { type Implementation, implement } from '../../../platform/http';
import type { Scope } from '../../../scope';
import { auditStaff, type Both, type ContractsContext, findContractToRead, staffOf } from '../../contracts';
import { allDocuments, documentFileName, documentView, findDocument } from '../../documents';
import { evidenceZip, type Verify } from '../evidence/evidence-zip';
import { sealPending } from '../sign/seal-pending';

/** The entries by which an area reads a contract's documents: one behaviour under two paths. */
export interface DocumentEntries {
  readonly listDocuments: Both<'listDocuments'>;
  readonly getDocument: Both<'getDocument'>;
  readonly getEvidence: Both<'getEvidence'>;
}

interface DocumentCall {
  readonly scope: Scope;
  readonly params: { readonly contract_uid: string };
}

/** Documents and evidence of a contract in sight. */
export function staffDocumentRoutes(
  context: ContractsContext,
  entries: DocumentEntries,
  verify: Verify,
): readonly Implementation[] {
  const { db, clock } = context;
  const find = ({ scope, params }: DocumentCall) =>
    findContractToRead(db.read, scope, params.contract_uid, clock.now());

  return [
    implement(entries.listDocuments, async (call) => {
      const contract = await sealPending(context, await find(call));
      return { status: 200, body: { data: (await allDocuments(db.read, contract.id)).map(documentView) } };
    }),
    implement(entries.getDocument, async (call) => {
      const contract = await find(call);
      const document = await findDocument(db.read, contract.id, call.params.id);
      if (document === null) throw notFound();
      const content = await context.documents.read(document.storage_key);
      const name = documentFileName(contract.code, document);
      return { status: 200, file: { content, mediaType: 'application/pdf', name, inline: true } };
    }),
    implement(entries.getEvidence, async (call) => {
      const contract = await sealPending(context, await find(call));
      const staff = staffOf(call.scope);
      await db.transaction((tx) => auditStaff(tx, context, { staff, contract, action: 'evidence-exported' }));
      const content = await evidenceZip(context, contract, await verify(contract.id));
      return { status: 200, file: { content, mediaType: 'application/zip', name: `${contract.code}-prove.zip` } };
    }),
  ];
}
