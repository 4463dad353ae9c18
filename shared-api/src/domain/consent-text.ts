/** The edition of the privacy notice and of the consents' words that the pages show and the ledger records. */
export const consentTextVersion = '2026-11';
