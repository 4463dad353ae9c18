import { phoneTail } from 'shared-api/domain';
import type { OtpState } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import { resendAt } from '../../../platform/limits';
import type { CodePurpose, ContractsContext, ShownContract } from '../../contracts';
import { triesLeft } from './code.rules';
import { lastCode, sentSince } from './one-time-codes.repository';

const dayMs = 86_400_000;

/** The code under way as the page shows it; null when none was sent. */
export async function otpStateOf(
  db: Queries,
  { clock, settings }: Pick<ContractsContext, 'clock' | 'settings'>,
  contract: Pick<ShownContract, 'id' | 'phone'>,
  purpose: CodePurpose,
): Promise<OtpState | null> {
  const now = clock.now();
  const code = await lastCode(db, contract.id, purpose);
  if (code === null || now.getTime() - code.created_at.getTime() > dayMs) return null;
  const sent = await sentSince(db, contract.id, purpose, new Date(now.getTime() - dayMs), now);
  const due = resendAt(settings, code.created_at, sent, now);
  return {
    expires_at: code.expires_at.toISOString(),
    resend_at: (code.refused && due > now ? code.created_at : due).toISOString(),
    tries_left: code.voided_at === null && code.used_at === null ? triesLeft(settings, code.tries) : 0,
    phone: phoneTail(contract.phone),
  };
}
