import { hashOfEmail } from 'shared-api/entities';
import type { Queries } from '../../../platform/db';
import type { Values } from '../../../platform/i18n';
import { type EmailTemplate, emailTemplates, writeEmail } from '../../messages';
import type { Account } from '../../users';
import type { AuthContext } from '../auth.context';
import { issuePasswordToken, type PasswordTokenKind, passwordKinds } from './account-tokens.repository';

type EmailContext = Pick<AuthContext, 'clock' | 'outbox' | 'publicUrl'>;
type InvitationContext = EmailContext & Pick<AuthContext, 'settings'>;
type Receiver = Pick<Account, 'uid' | 'email' | 'firstname'>;

/** Purposes in the outbox, voided with the links: only the last one that was sent opens anything. */
const purposes: Readonly<Record<PasswordTokenKind, string>> = {
  reset: 'password-reset',
  invitation: 'account-invitation',
};

/**
 * Where a link leads: who was invited chooses a first password there, and is told so. The page names whose account it is,
 * and password managers keep it.
 */
export function passwordLink(publicUrl: string, token: string, kind: PasswordTokenKind, email: string): string {
  const query = `token=${token}${kind === 'invitation' ? '&invited=1' : ''}`;
  return `${publicUrl}/forgot-password?${query}${hashOfEmail(email)}`;
}

/**
 * Sends the link for a new password. Anybody may have asked for it, so that an invitation, which counts for days, counts
 * beside it. Part of the caller's transaction.
 */
export async function sendResetLink(tx: Queries, context: EmailContext, receiver: Receiver): Promise<void> {
  await sendLink(tx, context, receiver, { kind: 'reset', ended: ['reset'], template: emailTemplates.reset });
}

/** The same link where the operator sends it and the person asked for nothing. Part of the caller's transaction. */
export function sendOperatorsResetLink(tx: Queries, context: EmailContext, receiver: Receiver): Promise<void> {
  return sendNamedResetLink(tx, context, receiver, emailTemplates.passwordLink);
}

/** The same link where the account has no password until it is used. Part of the caller's transaction. */
export function sendNeededResetLink(tx: Queries, context: EmailContext, receiver: Receiver): Promise<void> {
  return sendNamedResetLink(tx, context, receiver, emailTemplates.passwordGone);
}

function sendNamedResetLink(
  tx: Queries,
  context: EmailContext,
  receiver: Receiver,
  template: EmailTemplate,
): Promise<void> {
  const { firstname } = receiver;
  return sendLink(tx, context, receiver, { kind: 'reset', template, values: { firstname } });
}

/**
 * Invites a customer whose contract made an account for them to choose a password. Part of the caller's transaction.
 */
export function sendInvitation(tx: Queries, context: InvitationContext, receiver: Receiver): Promise<void> {
  return invite(tx, context, receiver, emailTemplates.invitation);
}

/** Invites a person for whom the operator made an account. Part of the caller's transaction. */
export function sendOperatorsInvitation(tx: Queries, context: InvitationContext, receiver: Receiver): Promise<void> {
  return invite(tx, context, receiver, emailTemplates.invited);
}

async function invite(
  tx: Queries,
  context: InvitationContext,
  receiver: Receiver,
  template: EmailTemplate,
): Promise<void> {
  const days = context.settings.get('invitations.days');
  const values = { firstname: receiver.firstname, days };
  await sendLink(tx, context, receiver, { kind: 'invitation', lifetimeDays: days, template, values });
}

interface LinkEmail {
  readonly kind: PasswordTokenKind;
  readonly lifetimeDays?: number;
  /** Which links from before no longer count: all, unless told. */
  readonly ended?: readonly PasswordTokenKind[];
  readonly template: EmailTemplate;
  /** Beside the link. */
  readonly values?: Values;
}

async function sendLink(
  tx: Queries,
  { clock, outbox, publicUrl }: EmailContext,
  { uid, email }: Receiver,
  { template, values, ended = passwordKinds, ...token }: LinkEmail,
): Promise<void> {
  await outbox.void(tx, { user_uid: uid, purposes: ended.map((kind) => purposes[kind]) });
  const key = await issuePasswordToken(tx, { uid, ...token }, clock.now(), ended);
  await outbox.enqueue(tx, {
    channel: 'email',
    purpose: purposes[token.kind],
    to: email,
    ...(await writeEmail(tx, template, { ...values, link: passwordLink(publicUrl, key, token.kind, email) })),
    secrets: [key],
    user_uid: uid,
  });
}
