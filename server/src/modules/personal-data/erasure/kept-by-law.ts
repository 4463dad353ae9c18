import { retentionTexts } from 'shared-api/domain';
import type { KeptByLaw } from 'shared-api/entities';
import { t } from '../../../platform/i18n';
import type { Settings } from '../../../platform/settings';
import { type Contract, consentsKeptFrom, evidenceEndsAt } from '../../contracts';
import { personalDataMessages } from '../personal-data.messages';
import { retentionOf } from '../retention/retention';

interface Kept {
  /** Signed contracts. */
  readonly contracts: readonly Contract[];
  /** Whether the ledger of consents has a row of the person. */
  readonly consents: boolean;
  readonly settings: Pick<Settings, 'get'>;
  readonly now: Date;
}

/**
 * What an erasure leaves in place, until when, and the law that says so (decisions.md section 8, Retention): what was
 * signed by an advanced signature longer than the rest, and its identity document with it.
 */
export function keptByLaw({ contracts, consents, settings, now }: Kept): KeptByLaw[] {
  const kept: KeptByLaw[] = [];
  const advanced = contracts.filter((contract) => contract.signature_level === 'FEA');
  const simple = contracts.filter((contract) => contract.signature_level !== 'FEA');
  if (simple.length > 0) {
    kept.push({
      what: nameOf(simple),
      law: t(personalDataMessages.contractsLaw),
      until: lastEnd(simple, settings),
    });
  }
  if (advanced.length > 0) {
    const law = t(personalDataMessages.identityLaw);
    const until = lastEnd(advanced, settings);
    kept.push({ what: nameOf(advanced), law, until });
    kept.push({ what: t(personalDataMessages.keptIdentity), law, until });
  }
  if (consents) {
    kept.push({
      what: t(personalDataMessages.keptConsents),
      law: t(personalDataMessages.consentsLaw, { kept: retentionTexts(retentionOf(settings)).consents }),
      // The end of a contract that still runs is not known.
      until: contracts.length > 0 ? null : consentsKeptFrom(now, settings).toISOString(),
    });
  }
  return kept;
}

function nameOf(contracts: readonly Contract[]): string {
  const codes = contracts.map((contract) => contract.code).join(', ');
  return t(personalDataMessages.keptContracts, { count: contracts.length, codes });
}

/** When the evidence of the last of them is erased. */
function lastEnd(contracts: readonly Contract[], settings: Kept['settings']): string {
  const ends = contracts.flatMap((contract) => {
    const { signed_at } = contract;
    return signed_at === null ? [] : evidenceEndsAt({ ...contract, signed_at }, settings).getTime();
  });
  return new Date(Math.max(...ends)).toISOString();
}
