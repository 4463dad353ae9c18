import { randomBytes, verify, X509Certificate } from 'node:crypto';
import { formatDateTime, type Text, t } from '../../../../platform/i18n';
import { type SealAge, type SealSigner, sealValidity } from '../../../documents';
import type { Adapter } from './adapter';
import { adapterStates, adapterTitles, testTexts } from './adapters.messages';

const ages: Readonly<Record<SealAge, Text>> = {
  early: adapterStates.sealEarly,
  well: adapterStates.sealHolds,
  ending: adapterStates.sealEnds,
  ended: adapterStates.sealEnded,
};

/**
 * The seal that documents bear: whoever must renew its certificate reads of it here, before it is over.
 * @param ofOperator whether it comes from the operator's PKCS#12 file
 */
export function sealAdapter(signer: SealSigner, ofOperator: boolean): Adapter {
  return {
    name: 'seal',
    title: adapterTitles.seal,
    configured: ofOperator,
    async state(now) {
      if (!ofOperator) return { healthy: true, detail: t(adapterStates.ownSeal) };
      const { from, until, age } = sealValidity(signer, now);
      return {
        healthy: age === 'well',
        detail: t(ages[age], { from: formatDateTime(from), until: formatDateTime(until) }),
      };
    },
    async test() {
      const sample = randomBytes(32);
      const key = new X509Certificate(signer.certificate).publicKey;
      const ok = verify('sha256', sample, { key, dsaEncoding: 'der' }, await signer.sign(sample, 'SHA-256'));
      return { ok, detail: t(ok ? testTexts.sealed : testTexts.sealedOtherwise) };
    },
  };
}
