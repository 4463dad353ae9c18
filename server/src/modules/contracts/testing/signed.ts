import type { StaffContract } from 'shared-api/entities';
import { multipart } from '../../../platform/testing/multipart';
import { type Customer, customerAt } from './customer';
import type { StaffSession } from './staff';
import type { World } from './world';

export interface SignedAtDealer {
  readonly uid: string;
  readonly customer: Customer;
}

let people = 0;

/** Somebody with a phone of their own, so that limits by phone do not meet. */
function somebody() {
  people += 1;
  return { phone: `+3933399${String(people).padStart(5, '0')}`, email: `cliente${people}@example.com` };
}

/** A contract that the dealer sent, opened on the customer's own phone by the link of the SMS. */
export async function sentAtDealer(
  world: World,
  manager: StaffSession,
  change: Readonly<Record<string, unknown>> = {},
): Promise<SignedAtDealer> {
  const { contract_uid: uid } = await manager.draft({ send: true, ...somebody(), ...change });
  const sms = (await world.inbox()).findLast(({ channel, contract_uid }) => channel === 'sms' && contract_uid === uid);
  const customer = customerAt(world, uid);
  await customer.post('open', { k: sms?.body.match(/\?k=(\w+)/)?.[1] });
  return { uid, customer };
}

/** The same, signed with the code. */
export async function signedAtDealer(
  world: World,
  manager: StaffSession,
  change: Readonly<Record<string, unknown>> = {},
): Promise<SignedAtDealer> {
  const { uid, customer } = await sentAtDealer(world, manager, change);
  await customer.post('sign', { terms: true, clauses: true, general: true, marketing: false, survey: false });
  const { status, body } = await customer.post('confirm-otp', { otp_code: await customer.code() });
  if (status !== 202) throw new Error(JSON.stringify(body));
  return { uid, customer };
}

/** The same, paid by bank transfer. */
export async function paidAtDealer(
  world: World,
  manager: StaffSession,
  change: Readonly<Record<string, unknown>> = {},
): Promise<SignedAtDealer & { readonly contract: StaffContract }> {
  const signed = await signedAtDealer(world, manager, change);
  const { status, body } = await manager.call('POST', `/contracts/${signed.uid}/mark-as-payed`, {
    amount: '1180.00',
    paid_at: world.clock.now().toISOString(),
    reference: 'CRO 123',
    payment_method: 'bonifico',
  });
  if (status !== 202) throw new Error(JSON.stringify(body));
  return { ...signed, contract: body.data };
}

/**
 * Signed by somebody whose document the dealer recorded before: of level FEA.
 * @param content the copy of the document, a PDF
 * @returns the contract's uid
 */
export async function identifiedAtDealer(world: World, manager: StaffSession, content: Buffer): Promise<string> {
  const { uid, customer } = await sentAtDealer(world, manager);
  const fields = {
    document_type: 'passaporto',
    number: 'YA1234567',
    expires_on: '2030-01-01',
    service_accepted: 'true',
  };
  const file = { name: 'doc.pdf', content };
  const url = `/api/v1/manager/contracts/${uid}/identity`;
  const recorded = await world.app.http.inject({
    method: 'POST',
    url,
    ...multipart({ token: manager.token, file, fields }),
  });
  if (recorded.statusCode !== 202) throw new Error(recorded.body);
  await customer.post('sign', { terms: true, clauses: true, general: true, marketing: true, survey: false });
  const { status } = await customer.post('confirm-otp', { otp_code: await customer.code() });
  if (status !== 202) throw new Error(`The signature was answered with ${status}`);
  return uid;
}
