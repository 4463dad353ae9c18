import { formatMoney } from 'shared-api/domain';
import type { PaymentMismatch, StaffContract } from 'shared-api/entities';
import type { ConsentChanges, ConsentTimes } from '../consents/consents.repository';
import type { ShownContract } from '../contract.types';
import type { Snapshots } from '../snapshots';
import { type ContractExtras, sharedContract } from '../views/customer-contract.view';
import { revivableUntil } from './revivable-until';

interface StaffExtras extends ContractExtras {
  readonly consentsAt: ConsentTimes;
  readonly consentsChangedAt: ConsentChanges;
  readonly byProvider: boolean;
  readonly mismatches: PaymentMismatch[];
  readonly statedAt: Date | null;
}

/** A contract as staff sees it: what its customer sees, where it comes from, and what was noted on the way. */
export function staffContract(
  contract: ShownContract,
  frozen: Snapshots,
  now: Date,
  { consentsAt, consentsChangedAt, byProvider, mismatches, statedAt, ...extras }: StaffExtras,
): StaffContract {
  const { general, marketing, survey } = consentsAt;
  const changed = changedConsents(consentsChangedAt);
  const until = contract.erased_at === null ? revivableUntil(contract) : null;
  const shared = sharedContract(contract, frozen, now, extras);
  return Object.assign(shared, {
    package: { ...shared.package, sku: frozen.package_snapshot.sku },
    consents_at: {
      general: general?.toISOString() ?? null,
      marketing: marketing?.toISOString() ?? null,
      survey: survey?.toISOString() ?? null,
    },
    ...(changed !== null && { consents_changed_at: changed }),
    source: contract.source,
    opened_at: contract.opened_at?.toISOString() ?? null,
    km_reason: contract.km_reason,
    payment_note: contract.payment_note,
    refund_amount: contract.refund_cents === null ? null : formatMoney(contract.refund_cents),
    refund_reference: contract.refund_reference,
    ...(byProvider && { paid_to_provider: true as const }),
    ...(contract.refund_due_at !== null && { refunded_by_provider: byProvider }),
    ...(mismatches.length > 0 && { payment_mismatches: mismatches }),
    ...(statedAt && { withdrawal_stated_at: statedAt.toISOString() }),
    ...(until !== null && now <= until && { revivable_until: until.toISOString() }),
    utm_source: contract.utm_source,
    utm_id: contract.utm_id,
    utm_medium: contract.utm_medium,
    utm_campaign: contract.utm_campaign,
    utm_term: contract.utm_term,
    utm_content: contract.utm_content,
    utms: contract.utms === null ? null : { ...contract.utms },
    deleted_at: contract.deleted_at?.toISOString() ?? null,
  });
}

/** Null where the account says what the contract says. */
function changedConsents({ marketing, survey }: ConsentChanges): StaffContract['consents_changed_at'] | null {
  if (marketing === null && survey === null) return null;
  return { marketing: marketing?.toISOString() ?? null, survey: survey?.toISOString() ?? null };
}
