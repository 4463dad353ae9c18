import { maskEmail, maskPhone, type Role } from 'shared-api/domain';
import { hashOfEmail } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import type { Values } from '../../../platform/i18n';
import { sellerLines } from '../../../platform/seller';
import { type EmailTemplate, emailTemplates, smsTemplates, writeEmail, writeSms } from '../../messages';
import { type Account, roleTitle } from '../../users';
import type { AuthContext } from '../auth.context';

type EmailContext = Pick<AuthContext, 'outbox' | 'publicUrl'>;
type Receiver = Pick<Account, 'uid' | 'email' | 'firstname'>;

/** The purpose of the link in the outbox: a newer one voids it. */
export const emailChangePurpose = 'email-change';

/** The account area's page of password, passkeys and second step, which takes the link of a new address too. */
const securityPath = '/account/security';

/** It says which address it confirms: the page names it. */
function confirmLink(publicUrl: string, token: string, email: string): string {
  return `${publicUrl}${securityPath}?email_token=${token}${hashOfEmail(email)}`;
}

/** The link to a new address. Part of the caller's transaction, as every e-mail here. */
export async function sendEmailLink(
  tx: Queries,
  { outbox, publicUrl }: EmailContext,
  { uid, firstname }: Receiver,
  { to, token }: { readonly to: string; readonly token: string },
): Promise<void> {
  await outbox.enqueue(tx, {
    channel: 'email',
    purpose: emailChangePurpose,
    to,
    ...(await writeEmail(tx, emailTemplates.confirmEmail, { firstname, link: confirmLink(publicUrl, token, to) })),
    secrets: [token],
    user_uid: uid,
  });
}

/** What the owner of a taken address hears, and nobody else. */
export function tellEmailTaken(tx: Queries, context: EmailContext, owner: Receiver): Promise<void> {
  return tell(tx, context, owner, emailTemplates.emailTaken, { link: forgottenPage(context) });
}

/** The present address hears that another one is to take its place. */
export function tellEmailAsked(tx: Queries, context: EmailContext, owner: Receiver, target: string): Promise<void> {
  return tell(tx, context, owner, emailTemplates.emailAsked, {
    firstname: owner.firstname,
    target: maskEmail(target),
    link: securityPage(context),
  });
}

/** The address before hears that it counts no more, and how to take it back. */
export async function tellEmailChanged(
  tx: Queries,
  { outbox, publicUrl }: EmailContext,
  { uid, email, firstname }: Receiver,
  { target, token }: { readonly target: string; readonly token: string },
): Promise<void> {
  const link = `${publicUrl}/undo-email?token=${token}`;
  const written = await writeEmail(tx, emailTemplates.emailChanged, { firstname, target: maskEmail(target), link });
  await outbox.enqueue(tx, {
    channel: 'email',
    purpose: 'account-notice',
    to: email,
    ...written,
    secrets: [token],
    user_uid: uid,
  });
}

/** The address before hears that one which the account had earlier is back. It may be a thief's, and undoes nothing. */
export function tellEmailRestored(tx: Queries, context: EmailContext, before: Receiver, target: string): Promise<void> {
  const { firstname } = before;
  return tell(tx, context, before, emailTemplates.emailRestored, {
    firstname,
    target: maskEmail(target),
    sellerPhone: sellerLines.phone,
  });
}

/** An address that nobody had verified hears that staff put another in its place. Nobody proved it, so it undoes nothing. */
export function tellEmailMoved(tx: Queries, context: EmailContext, before: Receiver, target: string): Promise<void> {
  const { firstname } = before;
  return tell(tx, context, before, emailTemplates.emailMoved, {
    firstname,
    target: maskEmail(target),
    sellerPhone: sellerLines.phone,
  });
}

/** The number before hears it by SMS, and the account's address too, where another took its place. */
export async function tellPhoneChanged(
  tx: Queries,
  context: EmailContext,
  before: Account,
  target: string | null,
): Promise<void> {
  if (before.phone !== null && before.phone !== target) {
    await context.outbox.enqueue(tx, {
      channel: 'sms',
      purpose: 'account-notice',
      to: before.phone,
      body: await writeSms(tx, smsTemplates.phoneChanged),
      user_uid: before.uid,
    });
  }
  if (target === null) return;
  await tell(tx, context, before, emailTemplates.phoneChanged, {
    firstname: before.firstname,
    target: maskPhone(target),
    link: securityPage(context),
  });
}

/** Another password opens the account; whoever it was that chose it, its owner can choose the next one by the mailbox. */
export function tellPasswordChanged(tx: Queries, context: EmailContext, account: Receiver): Promise<void> {
  const { firstname } = account;
  return tell(tx, context, account, emailTemplates.passwordChanged, { firstname, link: forgottenPage(context) });
}

/** What a sign-in asks for from now on. */
export function tellTwoStep(tx: Queries, context: EmailContext, account: Account): Promise<void> {
  return tell(tx, context, account, emailTemplates.twoStep, {
    firstname: account.firstname,
    step: account.two_step,
    link: securityPage(context),
  });
}

/** The codes that were kept for a lost phone were made anew. */
export function tellSpareCodesRenewed(tx: Queries, context: EmailContext, account: Receiver): Promise<void> {
  const { firstname } = account;
  return tell(tx, context, account, emailTemplates.spareCodesRenewed, { firstname, link: securityPage(context) });
}

/** One of them was used, and so many are left. */
export function tellFewSpareCodes(tx: Queries, context: EmailContext, account: Receiver, count: number): Promise<void> {
  const { firstname } = account;
  return tell(tx, context, account, emailTemplates.fewSpareCodes, { firstname, count, link: securityPage(context) });
}

/** The account has one way in more, or less. */
export function tellPasskey(
  tx: Queries,
  context: EmailContext,
  { firstname, ...owner }: Receiver,
  { change, device }: { readonly change: 'added' | 'removed'; readonly device: string },
): Promise<void> {
  const values = { firstname, change, device, link: securityPage(context) };
  return tell(tx, context, { firstname, ...owner }, emailTemplates.passkey, values);
}

/** A sign-in ended because one of its keys was used by two. */
export function tellSessionReused(tx: Queries, context: EmailContext, account: Receiver): Promise<void> {
  const { firstname } = account;
  return tell(tx, context, account, emailTemplates.sessionReused, { firstname, link: securityPage(context) });
}

/** The account opens nothing until it is enabled again. */
export function tellDisabled(tx: Queries, context: EmailContext, account: Receiver): Promise<void> {
  return tell(tx, context, account, emailTemplates.disabled, {
    firstname: account.firstname,
    link: signInPage(context),
  });
}

export function tellReactivated(tx: Queries, context: EmailContext, account: Receiver): Promise<void> {
  return tell(tx, context, account, emailTemplates.reactivated, {
    firstname: account.firstname,
    link: signInPage(context),
  });
}

/** What an account may do from now on. */
export function tellRoles(
  tx: Queries,
  context: EmailContext,
  account: Receiver,
  roles: readonly Role[],
): Promise<void> {
  const { firstname } = account;
  return tell(tx, context, account, emailTemplates.roles, {
    firstname,
    count: roles.length,
    roles: roles.map(roleTitle).join(', '),
    link: signInPage(context),
    sellerPhone: sellerLines.phone,
  });
}

async function tell(
  tx: Queries,
  { outbox }: EmailContext,
  { uid, email }: Receiver,
  template: EmailTemplate,
  values: Values,
): Promise<void> {
  const written = await writeEmail(tx, template, values);
  await outbox.enqueue(tx, { channel: 'email', purpose: 'account-notice', to: email, ...written, user_uid: uid });
}

function signInPage({ publicUrl }: EmailContext): string {
  return `${publicUrl}/login`;
}

/** Where a new password may be asked for without a sign-in; whoever is signed in is led away from it. */
function forgottenPage({ publicUrl }: EmailContext): string {
  return `${publicUrl}/forgot-password`;
}

/** Where passwords and passkeys are changed; it asks for a sign-in first where there is none. */
function securityPage({ publicUrl }: EmailContext): string {
  return `${publicUrl}${securityPath}`;
}
