import { tooMany } from '../../../platform/errors';
import type { Client } from '../../../platform/http';
import { t, waitText } from '../../../platform/i18n';
import { codeLimits, type Limit, type Limits } from '../../../platform/limits';
import type { Contract } from '../../contracts';
import { signingMessages } from '../signing.messages';

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
    [codeLimits.wholeSystem, 'all'],
    [codeLimits.perPhone, contract.phone],
  ];
  if (!demo) holding.push([codeLimits.perPhoneDaily, contract.phone]);
  if (!shownByStaff(contract, now) && !(demo && client.isLoopback))
    holding.push([codeLimits.perAddress, client.address]);
  return holding;
}

/** At a dealer's desk many customers share one address: a link that staff sent or showed does not count there. */
function shownByStaff(contract: Contract, now: Date): boolean {
  const shown = contract.link_shown_at ?? contract.sent_at;
  return shown !== null && now.getTime() - shown.getTime() < staffShownHours * 3_600_000;
}

function refuseAfter(seconds: number | null): void {
  if (seconds !== null)
    throw tooMany(seconds, { otp_code: [t(signingMessages.codeTooMany, { wait: waitText(seconds) })] });
}
