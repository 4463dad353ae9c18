import { retentionTexts } from 'shared-api/domain';
import type { KeptByLaw } from 'shared-api/entities';
import { t } from '../../../platform/i18n';
import type { Settings } from '../../../platform/settings';
import type { Contract } from '../../contracts';
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

/** What an erasure leaves in place, until when, and the law that says so (decisions.md section 8, Retention). */
export function keptByLaw({ contracts, consents, settings, now }: Kept): KeptByLaw[] {
  const kept: KeptByLaw[] = [];
  if (contracts.length > 0) {
    const codes = contracts.map((contract) => contract.code).join(', ');
    kept.push({
      what: t(personalDataMessages.keptContracts, { count: contracts.length, codes }),
      law: t(personalDataMessages.contractsLaw),
      until: lastSigned(contracts, settings.get('retention.evidence')),
    });
  }
  const advanced = contracts.filter((contract) => contract.signature_level === 'FEA');
  if (advanced.length > 0) {
    kept.push({
      what: t(personalDataMessages.keptIdentity),
      law: t(personalDataMessages.identityLaw),
      until: lastSigned(advanced, settings.get('retention.identity')),
    });
  }
  if (consents) {
    kept.push({
      what: t(personalDataMessages.keptConsents),
      law: t(personalDataMessages.consentsLaw, { kept: retentionTexts(retentionOf(settings)).consents }),
      // The end of a contract that still runs is not known.
      until: contracts.length > 0 ? null : monthsAfter(now, settings.get('retention.consents')),
    });
  }
  return kept;
}

function lastSigned(contracts: readonly Contract[], years: number): string {
  const last = Math.max(...contracts.map((contract) => contract.signed_at?.getTime() ?? 0));
  return monthsAfter(new Date(last), years * 12);
}

function monthsAfter(from: Date, months: number): string {
  const until = new Date(from);
  until.setUTCMonth(until.getUTCMonth() + months);
  return until.toISOString();
}
