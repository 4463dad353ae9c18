import { consentTextVersion, maskPhone } from 'shared-api/domain';
import type { Client } from '../../../platform/http';
import type { ConsentFact, Evidence } from '../../documents';
import type { Contract } from '../contract.types';
import type { ChainHead } from '../history/history.repository';
import { fullnameOf } from '../views/customer-contract.view';

interface Facts {
  readonly contract: Contract;
  readonly code: { readonly codeId: string; readonly sentAt: Date };
  readonly client: Client;
  readonly chain: Omit<ChainHead, 'seal'>;
  readonly shownAt: Date;
  readonly now: Date;
}

/** What the evidence page states of a signature. */
export function evidenceOf({ contract, code, client, chain, shownAt, now }: Facts): Evidence {
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
