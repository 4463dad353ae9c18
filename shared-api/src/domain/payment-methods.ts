import { isItalianIban, normaliseIban } from './iban';

export const paymentMethods = ['concessionaria', 'bonifico', 'carta'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

interface PaymentAbilities {
  /** The money goes to the dealer's account, which has to be known. */
  readonly needsIban: boolean;
  /** The customer pays without coming to the dealer. */
  readonly remote: boolean;
  /** The provider takes the money on its page and tells of it: staff has nothing to record. */
  readonly online: boolean;
  /** The provider gives the money back on our call; by any other way staff does it. */
  readonly refundable: boolean;
}

/**
 * What each way of paying asks of a dealer and allows. Whoever tells methods apart asks this table; what a method is
 * called stands in records over `PaymentMethod`, so that a new one does not compile until it has its texts
 * (docs/recipes/payment-method.md).
 */
export const paymentAbilities = {
  concessionaria: { needsIban: false, remote: false, online: false, refundable: false },
  bonifico: { needsIban: true, remote: true, online: false, refundable: false },
  carta: { needsIban: false, remote: true, online: true, refundable: true },
} as const satisfies Record<PaymentMethod, PaymentAbilities>;

/** What works at every dealer and needs nothing. */
export const simplestMethod: PaymentMethod = 'concessionaria';

/** The method whose money the card provider takes. */
export const cardMethod: PaymentMethod = 'carta';

/** Whether a method, if one was chosen, has an ability. */
export function methodIs(ability: keyof PaymentAbilities, method: PaymentMethod | null): boolean {
  return method !== null && paymentAbilities[method][ability];
}

/**
 * Whether a dealer with this IBAN can be paid that way.
 * @param takesCards whether the product has a card provider; it has unless told
 */
export function isUsableMethod(method: PaymentMethod, iban: string | null, takesCards: boolean | undefined): boolean {
  const { needsIban, online } = paymentAbilities[method];
  if (online && takesCards === false) return false;
  return !needsIban || (iban !== null && isItalianIban(normaliseIban(iban)));
}

/** Of the ways of paying that a dealer offers, those that work. */
export function usableMethods(
  methods: readonly PaymentMethod[],
  iban: string | null,
  takesCards: boolean | undefined,
): PaymentMethod[] {
  return methods.filter((method) => isUsableMethod(method, iban, takesCards));
}
