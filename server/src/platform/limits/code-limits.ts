import { isAhead } from '../clock';
import type { Settings } from '../settings';
import type { Limit } from './limits';
import type { Holding } from './within-limits';

/** The limits that every one-time code counts against, whatever it opens (decisions.md section 2, Signing). */
const codeLimits = {
  perPhone: { name: 'codes-per-phone', max: 'codes.per_phone', windowSeconds: 600 },
  perPhoneDaily: { name: 'codes-per-phone-daily', max: 'codes.per_phone_daily', windowSeconds: 86_400 },
  perAddress: { name: 'codes-per-address', max: 'codes.per_address', windowSeconds: 3_600 },
  /** A brake on the whole system's sends, whoever asks. */
  wholeSystem: { name: 'codes-system', max: 'codes.whole_system', windowSeconds: 3_600 },
} as const satisfies Record<string, Limit>;

interface SentCode {
  readonly phone: string;
  /** Null where its sending does not count by address. */
  readonly address: string | null;
  readonly demo: boolean;
}

/** What a code counts against, each limit with its key. In a demonstration a phone has no count of a day. */
export function codeHoldings({ phone, address, demo }: SentCode): readonly Holding[] {
  const holdings: Holding[] = [
    [codeLimits.wholeSystem, 'all'],
    [codeLimits.perPhone, phone],
  ];
  if (!demo) holdings.push([codeLimits.perPhoneDaily, phone]);
  if (address !== null) holdings.push([codeLimits.perAddress, address]);
  return holdings;
}

/** Seconds to wait before another code, after so many have been sent: 60, then 120, then 600 (the first one counts). */
export function coolDownSeconds(settings: Pick<Settings, 'get'>, sent: number): number {
  if (sent === 0) return 0;
  if (sent === 1) return settings.get('codes.cool_down_first');
  return settings.get(sent === 2 ? 'codes.cool_down_second' : 'codes.cool_down_later');
}

/** When the next code may be asked for: at once where the last one was sent by a clock that ran ahead. */
export function resendAt(settings: Pick<Settings, 'get'>, lastSentAt: Date, sent: number, now: Date): Date {
  if (isAhead(lastSentAt, now)) return now;
  return new Date(lastSentAt.getTime() + coolDownSeconds(settings, sent) * 1_000);
}
