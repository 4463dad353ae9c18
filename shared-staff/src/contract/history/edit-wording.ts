import type { ContractEventRecord } from 'shared-api/entities';

const consents: readonly unknown[] = ['general', 'marketing', 'survey'];

/** What an edit is called: an answer to the consents, an identity document and a service are no corrections of data, nor is a payment. */
export function editWording({ fields, identity_sha256 }: ContractEventRecord['data']) {
  if (!Array.isArray(fields)) return 'edited';
  if (fields.length === 0) return 'edited_nothing';
  if (fields.includes('maintenance')) return 'service_done';
  if (fields.includes('payment')) return 'payment_corrected';
  if (identity_sha256 !== undefined) return 'identity_recorded';
  return fields.every((field) => consents.includes(field)) ? 'consents_given' : 'edited';
}
