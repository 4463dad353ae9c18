/** The seller's data as they stand in the companies register; the same in every page and in every language. */
export const seller = {
  name: 'CarCare S.r.l.',
  city: 'Milano',
  address: 'via Tortona 33, 20144 Milano (MI)',
  vat: '12345678903',
  email: 'privacy@carcare.example',
  certifiedEmail: 'carcare@pec.carcare.example',
  phone: '02 1234 5670',
  phoneHref: 'tel:+390212345670',
} as const;
