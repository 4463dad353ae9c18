import { isItalianIban, normaliseIban } from './iban';

export const paymentMethods = ['concessionaria', 'bonifico', 'carta'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

interface PaymentAbilities {
  /** The money goes to the dealer's account, which has to be known. */
  readonly needsIban: boolean;
  /** The customer pays without coming to the dealer. */
  readonly remote: boolean;
  /** The provider gives the money back on our call; by any other way staff does it. */
  readonly refundable: boolean;
}

/** What each way of paying asks of a dealer and allows. Whoever tells them apart reads it here. */
export const paymentAbilities = {
  concessionaria: { needsIban: false, remote: false, refundable: false },
  bonifico: { needsIban: true, remote: true, refundable: false },
  carta: { needsIban: false, remote: true, refundable: true },
} as const satisfies Record<PaymentMethod, PaymentAbilities>;

/** Whether a dealer with this IBAN can be paid that way. */
export function isUsableMethod(method: PaymentMethod, iban: string | null): boolean {
  return !paymentAbilities[method].needsIban || (iban !== null && isItalianIban(normaliseIban(iban)));
}

/** Of the ways of paying that a dealer offers, those that work. */
export function usableMethods(methods: readonly PaymentMethod[], iban: string | null): PaymentMethod[] {
  return methods.filter((method) => isUsableMethod(method, iban));
}
