import { PDF } from '@libpdf/core';
import type { Evidence } from '../evidence/evidence';
import { fillForm } from '../fill/fill-form';
import { leastFields, smallForm } from './small-form';

export const signedAt = new Date('2026-11-21T09:42:07Z');

const consentTime = new Date('2026-11-21T09:40:00Z');

export const evidence: Evidence = {
  code: 'CC-2026-000417',
  fullName: 'Nicolò D’Alò',
  maskedPhone: '+39 *** *** 567',
  signatureLevel: 'FES',
  identity: null,
  moments: { shownAt: consentTime, codeSentAt: new Date('2026-11-21T09:40:02Z'), confirmedAt: signedAt },
  origin: { address: '93.41.12.8', userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/141.0' },
  codeReference: 'otp_01JD8Y2M4Q',
  chain: { head: 'c35ff90a6e1b284df7705ac90342be619f3a61c05be27d14a08c93ef17d642b8', length: 7 },
  consents: [
    { name: 'general', given: true, at: consentTime, textVersion: '2026-03' },
    { name: 'terms', given: true, at: consentTime, textVersion: '2026-03' },
    { name: 'marketing', given: false, at: consentTime, textVersion: '2026-03' },
  ],
};

/** A small filled document, as it would be shown for the signature. */
export async function shownDocument(): Promise<Uint8Array> {
  const values = {
    code: 'CC-2026-000417',
    fullname: 'Nicolò D’Alò',
    car_vin: 'ZACPJFCW1SP018273',
    total: '1.180,00 €',
  };
  return fillForm({ form: await smallForm(leastFields), values });
}

/** Everything that a reader finds on a page, lines joined by newlines. */
export async function pageText(bytes: Uint8Array, pageIndex: number): Promise<string> {
  const pdf = await PDF.load(bytes);
  return pdf.getPage(pageIndex)?.extractText().text ?? '';
}
