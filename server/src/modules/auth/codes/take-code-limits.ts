import { tooMany } from '../../../platform/errors';
import type { Client } from '../../../platform/http';
import { t, waitText } from '../../../platform/i18n';
import { codeLimits, type Limit } from '../../../platform/limits';
import type { AuthContext } from '../auth.context';
import { authMessages } from '../auth.messages';

interface CodeRequest {
  readonly phone: string;
  readonly client: Client;
  /** Where the page says it. */
  readonly field: 'otp_code' | 'phone';
}

/**
 * Counts a code against every limit that holds for it, or none of them (decisions.md section 2, Signing). Committed
 * before the transaction that sends it.
 * @throws Refusal `too_many_requests`
 */
export async function takeCodeLimits(
  { limits, demo }: AuthContext,
  { phone, client, field }: CodeRequest,
): Promise<void> {
  const holding: [Limit, string][] = [
    [codeLimits.wholeSystem, 'all'],
    [codeLimits.perPhone, phone],
  ];
  if (!demo) holding.push([codeLimits.perPhoneDaily, phone]);
  if (!(demo && client.isLoopback)) holding.push([codeLimits.perAddress, client.address]);
  const refuseAfter = (seconds: number | null) => {
    if (seconds !== null)
      throw tooMany(seconds, { [field]: [t(authMessages.codeTooMany, { wait: waitText(seconds) })] });
  };
  for (const [limit, key] of holding) refuseAfter(await limits.peek(limit, key));
  for (const [limit, key] of holding) refuseAfter(await limits.take(limit, key));
}
