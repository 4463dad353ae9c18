import { parseMoney, withTax } from 'shared-api/domain';

/** What packages and contracts say of their price, net as the API sends it. */
export interface NetPrice {
  readonly price: string;
  readonly discount: string;
  readonly iva_rate: string;
  readonly iva: string;
  readonly total: string;
}

/** What a total comes to a month over so many months, in integer cents, half a cent up; to compare, not to be paid. */
export function monthlyPrice(total: string, months: number): number {
  return Math.round((parseMoney(total) ?? 0) / months);
}

/** The price as a consumer reads it, tax included, in integer cents: price - discount is always the total. */
export function consumerPrice(net: NetPrice) {
  const cents = {
    price: parseMoney(net.price) ?? 0,
    discount: parseMoney(net.discount) ?? 0,
    iva: parseMoney(net.iva) ?? 0,
    total: parseMoney(net.total) ?? 0,
  };
  return withTax(cents, Math.round(Number(net.iva_rate) * 100));
}
