import { type Implementation, implement } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import type { Scope } from '../../../scope';
import { addAttachment, readAttachment, removeAttachment } from '../attachments/attachments';
import { attachmentMessages } from '../attachments/attachments.messages';
import { attachmentsOf } from '../attachments/attachments.repository';
import type { ContractsContext } from '../contracts.context';
import { timelineOf } from '../history/timeline';
import { insertNote, notesOf } from '../notes/notes.repository';
import { findContractToRead } from '../staff/find-contract';
import { auditStaff } from '../staff-actions/audit-staff';
import { type Sought, withContract } from '../staff-actions/staff-call';
import type { Both } from './twin-entries';

/** The entries by which an area reads and fills a contract's folder: one behaviour under two paths. */
export interface FolderEntries {
  readonly listEvents: Both<'listEvents'>;
  readonly listNotes: Both<'listNotes'>;
  readonly addNote: Both<'addNote'>;
  readonly listAttachments: Both<'listAttachments'>;
  readonly addAttachment: Both<'addAttachment'>;
  readonly getAttachment: Both<'getAttachment'>;
  readonly removeAttachment: Both<'removeAttachment'>;
}

interface FolderCall {
  readonly scope: Scope;
  readonly params: { readonly contract_uid: string };
}

const soughtBy = ({ scope, params }: FolderCall): Sought => ({ scope, contractUid: params.contract_uid });

/** History, notes and attachments of a contract in sight. */
export function staffFileRoutes(context: ContractsContext, entries: FolderEntries): readonly Implementation[] {
  const { db, clock, outbox } = context;
  const read = ({ scope, params }: FolderCall) => findContractToRead(db.read, scope, params.contract_uid, clock.now());

  return [
    implement(entries.listEvents, async (call) => {
      const data = await timelineOf({ db: db.read, outbox }, await read(call), 'staff');
      return { status: 200, body: { data } };
    }),
    implement(entries.listNotes, async (call) => {
      const { id } = await read(call);
      return { status: 200, body: { data: await notesOf(db.read, id) } };
    }),
    implement(entries.addNote, async (call) => {
      const data = await withContract(context, soughtBy(call), async (tx, contract, staff) => {
        await auditStaff(tx, context, { staff, contract, action: 'note-added' });
        const { text } = call.body;
        return insertNote(tx, { contractId: contract.id, authorUid: staff.uid, text, at: clock.now() });
      });
      return { status: 201, body: { data, message: t(attachmentMessages.noteAdded) } };
    }),

    implement(entries.listAttachments, async (call) => {
      const { id } = await read(call);
      return { status: 200, body: { data: await attachmentsOf(db.read, id) } };
    }),
    implement(entries.addAttachment, async (call) => {
      const data = await addAttachment(context, soughtBy(call), call.file);
      return { status: 201, body: { data, message: t(attachmentMessages.added) } };
    }),
    implement(entries.getAttachment, async (call) => ({
      status: 200,
      file: await readAttachment(context, await read(call), call.params.id),
    })),
    implement(entries.removeAttachment, async (call) => {
      await removeAttachment(context, soughtBy(call), call.params.id);
      return { status: 204 };
    }),
  ];
}
