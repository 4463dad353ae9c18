import { deletionAt } from 'shared-api/domain';
import type { Queries } from '../../../platform/db';
import { formatEuro, formatLongDate, type Values } from '../../../platform/i18n';
import type { NewMessage } from '../../../platform/outbox';
import type { KeptFile } from '../../documents';
import { type EmailTemplate, emailTemplates, writeEmail } from '../../messages';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { contractLink } from '../link/link-key';
import { packageSnapshot, storeSnapshot } from '../snapshots';

export type EmailContext = Pick<ContractsContext, 'outbox' | 'publicUrl'>;

export interface Letter {
  readonly purpose: string;
  readonly template: EmailTemplate;
  readonly values?: Values;
  readonly to?: string;
  readonly attachments?: NewMessage['attachments'];
}

/** An e-mail about a contract, to its customer; without an address none goes out. */
export async function sendEmail(
  tx: Queries,
  { outbox, publicUrl }: EmailContext,
  contract: Contract,
  email: Letter,
): Promise<void> {
  const to = email.to ?? contract.email;
  if (to === '') return;
  const values = { ...commonValues(contract, publicUrl), ...email.values };
  await outbox.enqueue(tx, {
    channel: 'email',
    purpose: email.purpose,
    to,
    ...(await writeEmail(tx, email.template, values)),
    attachments: email.attachments ?? [],
    contract_id: contract.id,
    store_uid: contract.store_uid,
  });
}

function commonValues(contract: Contract, publicUrl: string): Values {
  const store = storeSnapshot.parse(contract.store_snapshot);
  const deadline = deletionAt(contract);
  return {
    firstname: contract.firstname,
    code: contract.code,
    title: packageSnapshot.parse(contract.package_snapshot).title,
    // Sent before the customer told the model: the VIN names the car, too.
    car: contract.car_model || contract.car_vin,
    store: store.name,
    address: `${store.address}, ${store.zip_code} ${store.city}`,
    phone: store.phone,
    iban: store.iban ?? '',
    total: formatEuro(contract.total_cents),
    date: deadline === null ? '' : formatLongDate(deadline),
    link: contractLink(publicUrl, contract.contract_uid),
  };
}

/** A kept file as the attachment of an e-mail. */
export function attachment(name: string, { storageKey }: KeptFile): NonNullable<NewMessage['attachments']> {
  return [{ name: `${name}.pdf`, media_type: 'application/pdf', storage_key: storageKey }];
}

/** The link by e-mail, so that the journey can be resumed elsewhere. */
export function sendCreated(tx: Queries, emails: EmailContext, contract: Contract): Promise<void> {
  return sendEmail(tx, emails, contract, { purpose: 'contract-created', template: emailTemplates.contractCreated });
}

/** The operator ended a signed contract. */
export function sendCancelled(tx: Queries, emails: EmailContext, contract: Contract): Promise<void> {
  return sendEmail(tx, emails, contract, { purpose: 'contract-cancelled', template: emailTemplates.cancelled });
}

/** The deadline comes near: sign, or pay. */
export function sendReminder(tx: Queries, emails: EmailContext, contract: Contract): Promise<void> {
  const { unsignedReminder, unpaidReminder } = emailTemplates;
  const template = contract.signed_at === null ? unsignedReminder : unpaidReminder;
  return sendEmail(tx, emails, contract, { purpose: 'reminder', template });
}
