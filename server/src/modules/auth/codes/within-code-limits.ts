import { tooMany } from '../../../platform/errors';
import type { Client } from '../../../platform/http';
import { t, waitText } from '../../../platform/i18n';
import { codeHoldings, withinLimits } from '../../../platform/limits';
import type { AuthContext } from '../auth.context';
import { authMessages } from '../auth.messages';

interface CodeRequest {
  readonly phone: string;
  readonly client: Client;
  /** Where the page says it. */
  readonly field: 'otp_code' | 'phone';
}

/**
 * Sends a code that counts against every limit that holds for it, or, when it does not leave, against none of them
 * (decisions.md section 2, Signing).
 * @throws Refusal `too_many_requests`, or the sending's own
 */
export function withinCodeLimits<T>(
  { limits, demo }: AuthContext,
  { phone, client, field }: CodeRequest,
  send: () => Promise<T>,
): Promise<T> {
  const holdings = codeHoldings({ phone, address: demo && client.isLoopback ? null : client.address, demo });
  const refusal = (seconds: number) =>
    tooMany(seconds, { [field]: [t(authMessages.codeTooMany, { wait: waitText(seconds) })] });
  return withinLimits(limits, holdings, { refusal, work: send });
}
