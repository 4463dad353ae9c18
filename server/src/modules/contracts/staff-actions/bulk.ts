import type { BulkRow, bulk } from 'shared-api/entities';
import type * as z from 'zod/mini';
import { commitHeld } from '../../../platform/db';
import { refusalOf } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import { noteIfLost, UnreadableFileError } from '../../../platform/storage';
import type { Scope } from '../../../scope';
import type { ContractsContext } from '../contracts.context';
import { linkSentMessage } from './link-sent-message';
import { removeContract } from './remove-contract';
import { resendSms } from './send-by-staff';
import { staffMessages } from './staff.messages';
import type { StaffCall } from './staff-call';

type Bulk = z.output<typeof bulk>;

interface BulkCall {
  readonly scope: Scope;
  readonly requestId: string;
  readonly fillPdf: FillPdf;
}

/** Makes a contract's scheda anew, and says so: what follows the signature is not this module's. */
export type FillPdf = (call: StaffCall) => Promise<string>;

/**
 * The same action on many contracts, each in its own transaction: a row says what the single call would have
 * answered, in words of a list, and one that is refused keeps no other back.
 */
export async function runBulk(
  context: ContractsContext,
  { scope, requestId, fillPdf }: BulkCall,
  { action, uids, reason }: Bulk,
): Promise<BulkRow[]> {
  const rows: BulkRow[] = [];
  const actions = actionsWith(fillPdf);
  for (const uid of uids) {
    const call: StaffCall = { scope, contractUid: uid, expectVersion: () => undefined };
    try {
      const outcome = await actions[action](context, call, reason);
      // The next row may take a while, and this one is not taken back with it.
      await commitHeld();
      rows.push({ uid, ...outcome });
    } catch (error) {
      const refusal = refusalOf(error, requestId);
      if (refusal.code === 'internal' || error instanceof UnreadableFileError)
        context.log.error({ err: error, request_id: requestId }, 'a bulk row failed');
      await noteIfLost(context, error);
      // The sentence of a page that is not there speaks of an address.
      const message = refusal.status === 404 ? t(staffMessages.gone) : refusal.message;
      rows.push({ uid, status: refusal.status, message });
    }
  }
  return rows;
}

type Outcome = Omit<BulkRow, 'uid'>;
type Action = (context: ContractsContext, call: StaffCall, reason: string | undefined) => Promise<Outcome>;

const actionsWith = (fillPdf: FillPdf): Readonly<Record<Bulk['action'], Action>> => ({
  'resend-sms': async (context, call) => ({
    status: 202,
    message: linkSentMessage(await resendSms(context, call)),
  }),
  'fill-pdf': async (_context, call) => ({ status: 202, message: await fillPdf(call) }),
  delete: async (context, call, reason) => {
    await removeContract(context, call, reason);
    return { status: 204, message: t(staffMessages.removed) };
  },
});

/** "2 su 3 contratti." */
export function bulkMessage(rows: readonly BulkRow[]): string {
  const done = rows.filter(({ status }) => status < 300).length;
  return t(staffMessages.bulkDone, { done, count: rows.length });
}
