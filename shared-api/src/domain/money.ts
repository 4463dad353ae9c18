/** Money is counted in integer cents; on the wire it is a decimal string such as "1234.56". */
export type Cents = number;

const wire = /^(-?)(\d{1,9})\.(\d{2})$/;

/** "1234.56" to 123456; null when the text is not an amount. */
export function parseMoney(text: string): Cents | null {
  const match = wire.exec(text);
  if (!match) return null;
  const cents = Number(match[2]) * 100 + Number(match[3]);
  return match[1] === '-' ? -cents : cents;
}

/** 123456 to "1234.56". */
export function formatMoney(cents: Cents): string {
  const whole = Math.abs(cents);
  return `${cents < 0 ? '-' : ''}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
}

/** A small cost: millionths of a euro as "0.0412", with two decimals at least. */
export function formatMicros(micros: number): string {
  const [whole = '', decimals = ''] = (micros / 1_000_000).toFixed(6).split('.');
  return `${whole}.${decimals.replace(/0{1,4}$/, '')}`;
}

/** How a payment stands to the total: it is the total, less that was taken for it, or more. */
export function settlesOf(paid: Cents, total: Cents): 'all' | 'instead' | 'more' {
  if (paid === total) return 'all';
  return paid < total ? 'instead' : 'more';
}

/** A percentage of an amount, in hundredths of a percent (2200 is 22 %), rounded half up to the cent. */
export function share(cents: Cents, basisPoints: number): Cents {
  return Math.floor((cents * basisPoints + 5_000) / 10_000);
}

export type Discount =
  | { readonly type: 'fixed'; readonly amount: Cents }
  | { readonly type: 'percentage'; readonly basisPoints: number };

export interface PriceBreakdown {
  /** Net, before the discount. */
  readonly price: Cents;
  /** Net, never more than the price. */
  readonly discount: Cents;
  readonly iva: Cents;
  readonly total: Cents;
}

/**
 * The one computation of a price (decisions.md section 2, Fields): the discount is rounded half up to the cent, then
 * the tax on the rest likewise; the total is their exact sum.
 */
export function breakDown(price: Cents, discount: Discount | null, ivaBasisPoints: number): PriceBreakdown {
  const wanted =
    discount === null ? 0 : discount.type === 'fixed' ? discount.amount : share(price, discount.basisPoints);
  const reduction = Math.min(Math.max(wanted, 0), price);
  const net = price - reduction;
  const iva = share(net, ivaBasisPoints);
  return { price, discount: reduction, iva, total: net + iva };
}

export interface ConsumerPrice {
  readonly price: Cents;
  readonly discount: Cents;
  readonly total: Cents;
  readonly iva: Cents;
}

/** The same price as a consumer reads it, tax included: price - discount is the total on every page. */
export function withTax(net: PriceBreakdown, ivaBasisPoints: number): ConsumerPrice {
  const price = net.price + share(net.price, ivaBasisPoints);
  return { price, discount: price - net.total, total: net.total, iva: net.iva };
}
