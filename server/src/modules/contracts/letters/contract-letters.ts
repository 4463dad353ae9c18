import {
  deletionAt,
  fingerprintOf,
  isUsableMethod,
  methodIs,
  type PaymentMethod,
  simplestMethod,
  withdrawalEndsAt,
} from 'shared-api/domain';
import type { Queries } from '../../../platform/db';
import { formatEuro, formatLongDate, formatLongDateTime, type Values } from '../../../platform/i18n';
import type { NewMessage } from '../../../platform/outbox';
import type { KeptFile } from '../../documents';
import { type EmailTemplate, emailTemplates, writeEmail } from '../../messages';
import { contractLink } from '../access/link-key';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { packageSnapshot, storeSnapshot } from '../snapshots';

type Letters = Pick<ContractsContext, 'outbox' | 'publicUrl'>;

interface Letter {
  readonly purpose: string;
  readonly template: EmailTemplate;
  readonly values?: Values;
  readonly to?: string;
  readonly attachments?: NewMessage['attachments'];
}

async function send(tx: Queries, { outbox, publicUrl }: Letters, contract: Contract, letter: Letter): Promise<void> {
  const to = letter.to ?? contract.email;
  if (to === '') return;
  const values = { ...commonValues(contract, publicUrl), ...letter.values };
  await outbox.enqueue(tx, {
    channel: 'email',
    purpose: letter.purpose,
    to,
    ...(await writeEmail(tx, letter.template, values)),
    attachments: letter.attachments ?? [],
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

function attachment(name: string, { storageKey }: KeptFile): NonNullable<NewMessage['attachments']> {
  return [{ name: `${name}.pdf`, media_type: 'application/pdf', storage_key: storageKey }];
}

/** The link by e-mail, so that the journey can be resumed elsewhere. */
export function sendCreated(tx: Queries, letters: Letters, contract: Contract): Promise<void> {
  return send(tx, letters, contract, { purpose: 'contract-created', template: emailTemplates.contractCreated });
}

/** The sealed contract, with what comes next and until when. */
export function sendSignedContract(tx: Queries, letters: Letters, contract: Contract, sealed: KeptFile): Promise<void> {
  const withdrawal =
    contract.signed_at === null ? '' : formatLongDate(new Date(withdrawalEndsAt(contract.signed_at).getTime() - 1));
  return send(tx, letters, contract, {
    purpose: 'contract-signed',
    template: emailTemplates.contractSigned,
    values: { fingerprint: fingerprintOf(contract.document_sha256 ?? ''), withdrawal },
    attachments: attachment(contract.code, sealed),
  });
}

const instructions: Readonly<Record<PaymentMethod, EmailTemplate>> = {
  concessionaria: emailTemplates.payAtStore,
  bonifico: emailTemplates.payByTransfer,
  carta: emailTemplates.payByCard,
};

/** How to pay, by the method that was chosen. */
export function sendPaymentInstructions(
  tx: Queries,
  letters: Letters,
  contract: Contract,
  scheda: KeptFile,
): Promise<void> {
  const method = contract.payment_method ?? simplestMethod;
  const { iban } = storeSnapshot.parse(contract.store_snapshot);
  return send(tx, letters, contract, {
    purpose: 'payment-instructions',
    // An account that nobody knows is no instruction: the dealer's address and phone are.
    template: instructions[isUsableMethod(method, iban) ? method : simplestMethod],
    attachments: attachment(`${contract.code}-scheda`, scheda),
  });
}

/** The receipt of the payment, which is no tax document. */
export function sendPaymentReceipt(
  tx: Queries,
  letters: Letters,
  contract: Contract,
  receipt: KeptFile,
): Promise<void> {
  return send(tx, letters, contract, {
    purpose: 'payment-receipt',
    template: emailTemplates.receipt,
    values: { amount: formatEuro(contract.amount_cents ?? 0) },
    attachments: attachment(`${contract.code}-ricevuta`, receipt),
  });
}

/** The dated receipt of a withdrawal, where the customer wanted it. */
export function sendWithdrawalReceipt(
  tx: Queries,
  letters: Letters,
  contract: Contract,
  receipt: KeptFile,
): Promise<void> {
  return send(tx, letters, contract, {
    purpose: 'withdrawal-receipt',
    to: contract.withdrawal_email ?? contract.email,
    template: emailTemplates.withdrawal,
    values: {
      when: contract.withdrawn_at === null ? '' : formatLongDateTime(contract.withdrawn_at),
      paid: contract.refund_due_at === null ? 'no' : 'yes',
      refund: contract.refund_due_at === null ? '' : formatLongDate(contract.refund_due_at),
    },
    attachments: attachment(`${contract.code}-recesso`, receipt),
  });
}

/** The operator ended a signed contract. */
export function sendCancelled(tx: Queries, letters: Letters, contract: Contract): Promise<void> {
  return send(tx, letters, contract, { purpose: 'contract-cancelled', template: emailTemplates.cancelled });
}

/** The money of a withdrawn contract went back. */
export function sendRefunded(tx: Queries, letters: Letters, contract: Contract): Promise<void> {
  return send(tx, letters, contract, {
    purpose: 'refund',
    to: contract.withdrawal_email ?? contract.email,
    template: emailTemplates.refunded,
    values: {
      amount: formatEuro(contract.refund_cents ?? 0),
      method: methodIs('refundable', contract.payment_method) ? 'card' : 'other',
    },
  });
}

/** The deadline comes near: sign, or pay. */
export function sendReminder(tx: Queries, letters: Letters, contract: Contract): Promise<void> {
  const { unsignedReminder, unpaidReminder } = emailTemplates;
  const template = contract.signed_at === null ? unsignedReminder : unpaidReminder;
  return send(tx, letters, contract, { purpose: 'reminder', template });
}
