import { tooMany } from '../../../platform/errors';
import type { Client } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import type { Limit, Limits } from '../../../platform/limits';
import type { Contract } from '../contract.types';
import { contractMessages } from '../contracts.messages';

const perPhone: Limit = { name: 'codes-per-phone', max: 3, windowSeconds: 600 };
const perPhoneDaily: Limit = { name: 'codes-per-phone-daily', max: 8, windowSeconds: 86_400 };
const perAddress: Limit = { name: 'codes-per-address', max: 30, windowSeconds: 3_600 };
/** A brake on the whole system's sends, whoever asks. */
const wholeSystem: Limit = { name: 'codes-system', max: 3_000, windowSeconds: 3_600 };

const staffShownHours = 24;

export interface CodeLimitRequest {
  readonly contract: Contract;
  readonly client: Client;
  readonly now: Date;
  readonly demo: boolean;
}

/**
 * Counts a code against every limit that holds for it, or none of them (decisions.md section 2, Signing). Committed
 * before the transaction that sends it.
 * @throws Refusal `too_many_requests`
 */
export async function takeCodeLimits(limits: Limits, request: CodeLimitRequest): Promise<void> {
  const holding = limitsFor(request);
  for (const [limit, key] of holding) refuseAfter(await limits.peek(limit, key));
  for (const [limit, key] of holding) refuseAfter(await limits.take(limit, key));
}

function limitsFor({ contract, client, now, demo }: CodeLimitRequest): [Limit, string][] {
  const holding: [Limit, string][] = [
    [wholeSystem, 'all'],
    [perPhone, contract.phone],
  ];
  if (!demo) holding.push([perPhoneDaily, contract.phone]);
  if (!shownByStaff(contract, now) && !(demo && client.isLoopback)) holding.push([perAddress, client.address]);
  return holding;
}

/** At a dealer's desk many customers share one address: a link that staff sent or showed does not count there. */
function shownByStaff(contract: Contract, now: Date): boolean {
  const shown = contract.link_shown_at ?? contract.sent_at;
  return shown !== null && now.getTime() - shown.getTime() < staffShownHours * 3_600_000;
}

function refuseAfter(seconds: number | null): void {
  if (seconds !== null) throw tooMany(seconds, { otp_code: [t(contractMessages.codeTooMany)] });
}
