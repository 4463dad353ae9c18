import { fillForm } from './fill/fill-form';
import { builtInForm } from './form/built-in-form';
import { sampleContent, sampleValues } from './form/sample-values';
import { sealDocument } from './seal/seal-document';
import { createSelfMadeSeal, loadSeal } from './seal/self-made-seal';

/**
 * Makes, fills and seals one document and throws it away: the first one holds the event loop up to 300 ms, so it is
 * made at start and not for a customer.
 */
export async function warmUp(now: Date): Promise<void> {
  const form = await builtInForm(sampleContent('care'), now);
  const shown = await fillForm({ form, values: { ...sampleValues } });
  const signer = await loadSeal(await createSelfMadeSeal(now));
  await sealDocument({
    shown,
    signer,
    signingTime: now,
    evidence: {
      code: 'CC-0000-000000',
      fullName: 'Nicolò D’Alò',
      maskedPhone: '+39 *** *** 567',
      signatureLevel: 'FES',
      identity: null,
      moments: { shownAt: now, codeSentAt: now, confirmedAt: now },
      origin: { address: '127.0.0.1', userAgent: 'CarCare' },
      codeReference: '-',
      chain: { head: '-', length: 0 },
      consents: [{ name: 'general', given: true, at: now, textVersion: '-' }],
    },
  });
}
