/** The identity documents that a dealer may record. */
export const identityDocuments = ['carta_identita', 'passaporto', 'passaporto_estero', 'patente'] as const;
export type IdentityDocument = (typeof identityDocuments)[number];

/** What a number tells of its document: of identity cards which of the two kinds. */
export const identityForms = ['electronic_card', 'paper_card', 'passport', 'foreign_passport', 'licence'] as const;
export type IdentityForm = (typeof identityForms)[number];

/**
 * The last day on which an Italian identity card on paper counts, whatever its date of expiry says (Regulation (EU)
 * 2019/1157, article 5).
 */
export const LAST_DAY_OF_PAPER_CARDS = '2026-08-02';

const SEPARATORS = /[\s\p{Cf}./\-\u2010-\u2015\u2212]/gu;

const forms: Readonly<Record<IdentityDocument, readonly (readonly [IdentityForm, RegExp])[]>> = {
  carta_identita: [
    // CA00000AA since 2016; seven digits and two letters before.
    ['electronic_card', /^(?:[A-Z]{2}\d{5}[A-Z]{2}|\d{7}[A-Z]{2})$/],
    ['paper_card', /^[A-Z]{2}\d{7}$/],
  ],
  passaporto: [['passport', /^[A-Z]{2}\d{7}$/]],
  // ICAO 9303: nine characters at most, letters and digits.
  passaporto_estero: [['foreign_passport', /^(?=[A-Z]*\d)[A-Z0-9]{6,9}$/]],
  // Field 5: of the prefecture or, "U1" and the like, of the central office.
  patente: [['licence', /^(?:[A-Z]{2}\d{7}|U\d[A-Z0-9]{7})[A-Z]$/]],
};

/** Upper case without blanks, dots, slashes, hyphens and unseen signs; no character is exchanged. */
export function normaliseIdentityNumber(text: string): string {
  return text.replace(SEPARATORS, '').replace(/[a-z]/g, (letter) => letter.toUpperCase());
}

/** What kind of document the number is of; null when no document of that type bears such a number. */
export function identityForm(type: IdentityDocument, number: string): IdentityForm | null {
  const normal = normaliseIdentityNumber(number);
  return forms[type].find(([, pattern]) => pattern.test(normal))?.[0] ?? null;
}
