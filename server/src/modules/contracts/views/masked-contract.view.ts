import { formatMoney, maskName } from 'shared-api/domain';
import type { CustomerContract, OtpState } from 'shared-api/entities';
import type { Contract } from '../contract.types';
import { linkDecisionOf, linkFields } from '../fields/read-fields';
import { packageSnapshot, storeSnapshot } from '../snapshots';
import { formatRate } from './amounts.view';
import { fullnameOf, shownStore } from './customer-contract.view';
import { identityOf } from './identity.view';

type Decision = 'shown' | 'masked' | 'hidden';

/**
 * What the link alone may tell of each of a contract's columns (decisions.md section 1): of what a person states, what
 * the table of fields decides. A new column does not compile until it is decided on, and the view below cannot read one
 * that is hidden.
 */
export const linkDecisions = {
  id: 'hidden',
  contract_uid: 'shown',
  code: 'shown',
  code_year: 'hidden',
  code_number: 'hidden',
  association_code: 'hidden',
  type: 'shown',
  source: 'hidden',
  status: 'shown',
  origin_status: 'hidden',
  package_id: 'shown',
  package_snapshot: 'shown',
  store_uid: 'hidden',
  store_snapshot: 'masked',
  user_uid: 'hidden',
  created_by: 'hidden',
  price_cents: 'shown',
  discount_cents: 'shown',
  iva_basis_points: 'shown',
  iva_cents: 'shown',
  total_cents: 'shown',
  amount_cents: 'hidden',
  payment_method: 'hidden',
  payment_reference: 'hidden',
  payment_note: 'hidden',
  mantenance_number: 'shown',
  mantenance_duration: 'shown',
  mantenance_km: 'shown',
  ...linkDecisionOf(),
  email_verified: 'shown',
  phone_verified: 'shown',
  phone_by_staff: 'hidden',
  phone_changed_at: 'hidden',
  utm_source: 'hidden',
  utm_id: 'hidden',
  utm_medium: 'hidden',
  utm_campaign: 'hidden',
  utm_term: 'hidden',
  utm_content: 'hidden',
  utms: 'hidden',
  signing_snapshot: 'hidden',
  form_id: 'hidden',
  document_sha256: 'hidden',
  signature_level: 'shown',
  code_failures: 'hidden',
  access_failures: 'hidden',
  access_blocked_until: 'hidden',
  created_at: 'shown',
  updated_at: 'shown',
  opened_at: 'hidden',
  sent_at: 'shown',
  link_shown_at: 'hidden',
  pending_at: 'shown',
  pending_until: 'hidden',
  signed_at: 'shown',
  filled_at: 'shown',
  paid_at: 'shown',
  declined_at: 'shown',
  decline_reason: 'hidden',
  withdrawal_requested_at: 'hidden',
  withdrawal_email: 'hidden',
  withdrawn_at: 'shown',
  refund_due_at: 'shown',
  refunded_at: 'shown',
  refund_cents: 'hidden',
  refund_reference: 'hidden',
  signing_blocked_at: 'shown',
  deleted_at: 'hidden',
  delete_reason: 'hidden',
  deleted_by: 'hidden',
  erased_at: 'hidden',
  version: 'shown',
  sort_key: 'hidden',
  search: 'hidden',
} as const satisfies Record<keyof Contract, Decision>;

type Told = {
  [Field in keyof Contract]: (typeof linkDecisions)[Field] extends 'hidden' ? never : Field;
}[keyof Contract];

interface MaskedExtras {
  /** The access code under way. */
  readonly otp: OtpState | null;
  /** Whether the product has a card provider. */
  readonly takesCards: boolean;
}

/**
 * What the link alone shows: of names, contacts, address, VIN and plate only what tells the owner that it is theirs,
 * and no document, reason or choice. What no table decides is written out: a field more of the answer does not compile.
 */
export function maskedContract(
  contract: Pick<Contract, Told>,
  now: Date,
  { otp, takesCards }: MaskedExtras,
): CustomerContract {
  const snapshot = packageSnapshot.parse(contract.package_snapshot);
  const { id, kind, title, excerpt, included, excluded, terms_version } = snapshot;
  return {
    view: 'masked',
    ...identityOf({ ...contract, association_code: null, decline_reason: null }, now),
    price: formatMoney(contract.price_cents),
    discount: formatMoney(contract.discount_cents),
    iva_rate: formatRate(contract.iva_basis_points),
    iva: formatMoney(contract.iva_cents),
    total: formatMoney(contract.total_cents),
    amount: null,
    currency_symbol: '€',
    payment_method: null,
    payment_reference: null,
    mantenance_number: contract.mantenance_number,
    mantenance_duration: contract.mantenance_duration,
    mantenance_km: contract.mantenance_km,
    ...linkFields(contract),
    fullname: maskName(fullnameOf(contract)),
    phone_verified: contract.phone_verified,
    email_verified: contract.email_verified,
    store: { ...shownStore(storeSnapshot.parse(contract.store_snapshot), takesCards), iban: null },
    package: { id, kind, title, excerpt, included, excluded, terms_version },
    phone_by_staff: false,
    signature_level: contract.signature_level,
    identity: null,
    document_sha256: null,
    fingerprint: null,
    otp,
    maintenance: [],
  };
}
