import { normaliseVin } from 'shared-api/domain';
import type { Caller } from '../../platform/auth';
import { tooMany } from '../../platform/errors';
import type { Client } from '../../platform/http';
import { t } from '../../platform/i18n';
import type { Limit, Limits } from '../../platform/limits';
import { messages } from './messages';

const windowSeconds = 3_600;
const perAddress: Limit = { name: 'vins-per-address', max: 'vins.per_address', windowSeconds };
const perAccount: Limit = { name: 'vins-per-account', max: 'vins.per_account', windowSeconds };

interface LookUp {
  readonly vin: string;
  readonly caller: Caller;
  readonly client: Client;
  /** The demonstration does not limit the machine itself. */
  readonly demo: boolean;
}

/**
 * Counts the different VINs that somebody looks up in an hour: 60 from an address, 200 by an account. The same VIN
 * again is free.
 * @throws Refusal `too_many_requests`
 */
export async function takeVinLimit(limits: Limits, { vin, caller, client, demo }: LookUp): Promise<void> {
  if (demo && client.isLoopback && caller.kind === 'visitor') return;
  const [limit, who] = caller.kind === 'account' ? [perAccount, caller.uid] : [perAddress, client.address];
  const seen: Limit = { name: `${limit.name}-seen`, max: 1, windowSeconds };
  const pair = `${who} ${normaliseVin(vin)}`;
  if ((await limits.take(seen, pair)) !== null) return;
  const seconds = await limits.take(limit, who);
  if (seconds === null) return;
  await limits.release(seen, pair);
  throw tooMany(seconds, { vin: [t(messages.tooManyVins, { minutes: Math.ceil(seconds / 60) })] });
}
