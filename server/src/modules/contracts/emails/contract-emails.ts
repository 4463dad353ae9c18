import { type DeadlineFacts, deletionAt } from 'shared-api/domain';
import type { NewRows, Queries } from '../../../platform/db';
import { formatEuro, formatLongDate, formatLongDateTime, type Values } from '../../../platform/i18n';
import type { NewMessage } from '../../../platform/outbox';
import { type KeptFile, presentDocuments } from '../../documents';
import { type EmailTemplate, emailTemplates, type OwnWording, wordEmail, writeEmail } from '../../messages';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { contractLink } from '../link/link-key';
import { packageSnapshot, storeSnapshot } from '../snapshots';
import { expiryOf } from './expiry';
import { letterAddress } from './letter-address';

export type EmailContext = Pick<ContractsContext, 'outbox' | 'publicUrl'>;

export interface Letter {
  readonly purpose: string;
  readonly template: EmailTemplate;
  readonly values?: Values;
  /** By default where the customer reads letters. */
  readonly to?: string | null;
  readonly attachments?: NewMessage['attachments'];
}

/** An e-mail about a contract, to its customer; without an address none goes out. */
export async function sendEmail(
  tx: Queries,
  { outbox, publicUrl }: EmailContext,
  contract: Contract,
  email: Letter,
): Promise<void> {
  const to = email.to ?? (await letterAddress(tx, contract));
  if (to === '') return;
  const written = await writeEmail(tx, email.template, { ...commonValues(contract, publicUrl), ...email.values });
  await outbox.enqueue(tx, { ...addressed(contract, email), ...written, to });
}

function addressed({ id, store_uid, email: to }: Addressed, { purpose, attachments = [] }: Letter) {
  return { channel: 'email' as const, purpose, to, attachments, contract_id: id, store_uid };
}

/** To whom a letter goes. */
type Addressed = Pick<Contract, 'id' | 'store_uid' | 'email'>;

/** What it tells of a contract. */
type Told = DeadlineFacts &
  Pick<
    Contract,
    | 'code'
    | 'contract_uid'
    | 'firstname'
    | 'car_model'
    | 'car_vin'
    | 'total_cents'
    | 'package_snapshot'
    | 'store_snapshot'
  >;

function commonValues(contract: Told, publicUrl: string): Values {
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
export function attachment(
  name: string,
  { storageKey }: Pick<KeptFile, 'storageKey'>,
): NonNullable<NewMessage['attachments']> {
  return [{ name: `${name}.pdf`, media_type: 'application/pdf', storage_key: storageKey }];
}

const created: Letter = { purpose: 'contract-created', template: emailTemplates.contractCreated };

/** The link by e-mail, so that the journey can be resumed elsewhere. */
export function sendCreated(tx: Queries, emails: EmailContext, contract: Contract): Promise<void> {
  return sendEmail(tx, emails, contract, created);
}

/** The same, to be written in one statement with the contract. */
export function createdBeside(
  tx: Queries,
  { outbox, publicUrl }: EmailContext,
  contract: Told & Addressed,
  wording: OwnWording | null,
): NewRows[] {
  if (contract.email === '') return [];
  const written = wordEmail(created.template, wording, commonValues(contract, publicUrl));
  return [outbox.beside(tx, { ...addressed(contract, created), ...written })];
}

/** The operator ended a signed contract. */
export function sendCancelled(tx: Queries, emails: EmailContext, contract: Contract): Promise<void> {
  return sendEmail(tx, emails, contract, { purpose: 'contract-cancelled', template: emailTemplates.cancelled });
}

/**
 * A signed contract was not paid in time; with the copy that was signed, which its page shows no longer.
 * @param statedAt when a withdrawal was stated that nobody has answered; null where none was
 */
export async function sendExpired(
  tx: Queries,
  emails: EmailContext,
  contract: Contract,
  statedAt: Date | null,
): Promise<void> {
  const signed = (await presentDocuments(tx, contract.id)).find(({ kind }) => kind === 'contratto');
  await sendEmail(tx, emails, contract, {
    purpose: 'contract-cancelled',
    template: emailTemplates.expired,
    values: {
      ...expiryOf(contract),
      stated: statedAt === null ? 'no' : 'yes',
      when: statedAt === null ? '' : formatLongDateTime(statedAt),
    },
    ...(signed && { attachments: attachment(contract.code, { storageKey: signed.storage_key }) }),
  });
}

/** The deadline comes near: sign, or pay. */
export function sendReminder(tx: Queries, emails: EmailContext, contract: Contract): Promise<void> {
  const { unsignedReminder, unpaidReminder } = emailTemplates;
  const template = contract.signed_at === null ? unsignedReminder : unpaidReminder;
  return sendEmail(tx, emails, contract, { purpose: 'reminder', template });
}
