import { isIPv6 } from 'node:net';

/** An IPv4 address in IPv6 clothes, `::ffff:192.0.2.1`. */
const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** What limits count by: an IPv4 address, or the /64 that one household gets of IPv6. */
export function countedAddress(address: string): string {
  const plain = mapped.exec(address)?.[1] ?? address;
  return isIPv6(plain) ? `${firstGroups(plain, 4).join(':')}::/64` : plain;
}

/** Whether an address is the machine itself. */
export function isLoopback(address: string): boolean {
  const plain = mapped.exec(address)?.[1] ?? address;
  return plain === '::1' || plain.startsWith('127.');
}

/** An address that tells its owner enough, and nobody where they live: the last half of it is left out. */
export function maskedAddress(address: string): string {
  if (address.includes(':')) return `${address.split(':').slice(0, 2).join(':')}:…`;
  return `${address.split('.').slice(0, 2).join('.')}.…`;
}

function firstGroups(address: string, count: number): string[] {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  return groups.slice(0, count).map((group) => Number.parseInt(group, 16).toString(16));
}
