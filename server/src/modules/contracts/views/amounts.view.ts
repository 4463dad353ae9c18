import { formatMoney } from 'shared-api/domain';
import type { CustomerContract } from 'shared-api/entities';
import type { ShownContract } from '../contract.types';

type Amounts = Pick<
  CustomerContract,
  | 'price'
  | 'discount'
  | 'iva_rate'
  | 'iva'
  | 'total'
  | 'amount'
  | 'currency_symbol'
  | 'payment_method'
  | 'payment_reference'
>;

/** The columns that they are told by. */
export const amountFields = [
  'price_cents',
  'discount_cents',
  'iva_basis_points',
  'iva_cents',
  'total_cents',
  'amount_cents',
  'payment_method',
  'payment_reference',
] as const;
export type AmountFacts = Pick<ShownContract, (typeof amountFields)[number]>;

/** A tax rate: 2200 to "22.00". */
export function formatRate(basisPoints: number): string {
  return (basisPoints / 100).toFixed(2);
}

export function amountsOf(contract: AmountFacts): Amounts {
  return {
    price: formatMoney(contract.price_cents),
    discount: formatMoney(contract.discount_cents),
    iva_rate: formatRate(contract.iva_basis_points),
    iva: formatMoney(contract.iva_cents),
    total: formatMoney(contract.total_cents),
    amount: contract.amount_cents === null ? null : formatMoney(contract.amount_cents),
    currency_symbol: '€',
    payment_method: contract.payment_method,
    payment_reference: contract.payment_reference,
  };
}
