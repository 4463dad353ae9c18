export const paymentMethods = ['concessionaria', 'bonifico', 'carta'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
