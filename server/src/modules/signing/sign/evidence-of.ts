import { consentTextVersion, maskPhone } from 'shared-api/domain';
import { identityMessages } from 'shared-api/messages';
import type { Client } from '../../../platform/http';
import { t } from '../../../platform/i18n';
import { type ChainHead, type Contract, fullnameOf, type RecordedIdentity } from '../../contracts';
import type { ConsentFact, Evidence, IdentityFact } from '../../documents';
import { signingMessages } from '../signing.messages';

interface Facts {
  readonly contract: Contract;
  readonly code: { readonly codeId: string; readonly sentAt: Date };
  readonly client: Client;
  readonly chain: Omit<ChainHead, 'seal'>;
  readonly identity: RecordedIdentity | null;
  readonly shownAt: Date;
  readonly now: Date;
}

/** What the evidence page states of a signature. */
export function evidenceOf({ contract, code, client, chain, identity, shownAt, now }: Facts): Evidence {
  const acceptedAt = contract.pending_at ?? shownAt;
  const fact = (name: ConsentFact['name'], given: boolean): ConsentFact => ({
    name,
    given,
    at: acceptedAt,
    textVersion: consentTextVersion,
  });
  return {
    code: contract.code,
    fullName: fullnameOf(contract),
    maskedPhone: maskPhone(contract.phone),
    signatureLevel: contract.signature_level,
    identity: identity && identityFact(identity),
    moments: { shownAt, codeSentAt: code.sentAt, confirmedAt: now },
    origin: { address: client.address, userAgent: client.userAgent },
    codeReference: code.codeId,
    chain: { head: chain.head, length: chain.length },
    consents: [
      fact('general', contract.general),
      fact('terms', true),
      fact('clauses', true),
      fact('marketing', contract.marketing),
      fact('survey', contract.survey),
    ],
  };
}

function identityFact({ form, number, expires_on, sha256 }: RecordedIdentity): IdentityFact {
  const name = t(form === null ? signingMessages.identityDocument : identityMessages[form]);
  return { document: `${name} ${number}`, expiresOn: expires_on, copySha256: sha256 };
}
