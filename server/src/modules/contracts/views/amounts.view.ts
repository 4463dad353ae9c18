import { formatMoney } from 'shared-api/domain';
import type { CustomerContract } from 'shared-api/entities';
import type { ContractFacts } from '../contract.types';

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

/** A tax rate: 2200 to "22.00". */
export function formatRate(basisPoints: number): string {
  return (basisPoints / 100).toFixed(2);
}

export function amountsOf(contract: ContractFacts): Amounts {
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
