import { apiBase, type SetCookie } from '../../../platform/http';
import { type Keys, randomToken } from '../../../platform/keys';
import type { Account } from '../../users';

const purpose = 'known-device';
const lifetimeSeconds = 180 * 86_400;

export type Cookies = Readonly<Record<string, string | undefined>>;
type Owner = Pick<Account, 'uid' | 'password_changed_at'>;

/** The cookie by which a browser is known to an account after a sign-in or a reset; a new password ends it. */
export function deviceCookie(keys: Keys, owner: Owner, now: Date): SetCookie {
  const device = randomToken();
  const until = String(now.getTime() + lifetimeSeconds * 1_000);
  return {
    name: nameFor(keys, owner),
    value: [device, until, keys.hmac(purpose, parts(owner, device, until))].join('.'),
    path: `${apiBase}/auth`,
    maxAgeSeconds: lifetimeSeconds,
  };
}

/** The name under which a browser is known to the account, or null. */
export function knownDevice(keys: Keys, owner: Owner, cookies: Cookies, now: Date): string | null {
  const [device = '', until = '', mac = ''] = (cookies[nameFor(keys, owner)] ?? '').split('.');
  const holds = keys.verifyHmac(purpose, parts(owner, device, until), mac);
  return holds && Number(until) > now.getTime() ? device : null;
}

/** One cookie an account: at a counter several people share a browser. */
function nameFor(keys: Keys, { uid }: Owner): string {
  return `device_${keys.hmac('known-device-name', [uid]).slice(0, 16)}`;
}

function parts({ uid, password_changed_at }: Owner, device: string, until: string): readonly string[] {
  return [uid, password_changed_at?.toISOString() ?? '', device, until];
}
