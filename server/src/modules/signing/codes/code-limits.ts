import { tooMany } from '../../../platform/errors';
import type { Client } from '../../../platform/http';
import { t, waitText } from '../../../platform/i18n';
import { codeHoldings, type Limits, withinLimits } from '../../../platform/limits';
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
 * Sends a code that counts against every limit that holds for it, or, when it does not leave, against none of them
 * (decisions.md section 2, Signing).
 * @throws Refusal `too_many_requests`, or the sending's own
 */
export function withinCodeLimits<T>(limits: Limits, request: CodeLimitRequest, send: () => Promise<T>): Promise<T> {
  const refusal = (seconds: number) =>
    tooMany(seconds, { otp_code: [t(signingMessages.codeTooMany, { wait: waitText(seconds) })] });
  const { contract, client, now, demo } = request;
  const isFree = shownByStaff(contract, now) || (demo && client.isLoopback);
  const holdings = codeHoldings({ phone: contract.phone, address: isFree ? null : client.address, demo });
  return withinLimits(limits, holdings, { refusal, work: send });
}

/** At a dealer's desk many customers share one address: a link that staff sent or showed does not count there. */
function shownByStaff(contract: Contract, now: Date): boolean {
  const shown = contract.link_shown_at ?? contract.sent_at;
  return shown !== null && now.getTime() - shown.getTime() < staffShownHours * 3_600_000;
}
