/**
 * Who sells: the operator, as the companies register has it. Pages, documents and e-mails take it from here alone; only
 * what `shell/index.html` says where no script runs stands there too.
 */
export const name = 'CarCare S.r.l.';
export const city = 'Milano';
/** With the town. */
export const street = 'via Tortona 33, 20144 Milano';
export const address = `${street} (MI)`;
/** Its tax code too. */
export const vat = '12345678903';
export const register = 'REA MI-2096742';
export const phone = '02 1234 5670';
export const phoneHref = 'tel:+390212345670';
export const email = 'assistenza@carcare.example';
export const privacyEmail = 'privacy@carcare.example';
/** PEC. */
export const certifiedEmail = 'carcare@pec.carcare.example';

/** What tells it apart, on one line. */
export const line = `${name}, ${street}, P. IVA ${vat}`;
/** What stands in the foot of a page. */
export const registration = [
  name,
  address,
  `P. IVA e codice fiscale ${vat}`,
  register,
  'Capitale sociale 500.000,00 € i.v.',
] as const;
