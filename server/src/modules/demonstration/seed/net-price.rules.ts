import { type Cents, share } from 'shared-api/domain';

/**
 * The net price that with its tax makes exactly a gross one.
 * @throws RangeError when no whole number of cents does
 */
export function netPrice(gross: Cents, ivaBasisPoints: number): Cents {
  const near = Math.round((gross * 10_000) / (10_000 + ivaBasisPoints));
  const exact = [near - 1, near, near + 1].find((net) => net + share(net, ivaBasisPoints) === gross);
  if (exact === undefined) throw new RangeError(`No net price makes ${gross} cents`);
  return exact;
}
