import type { Queries } from '../../../platform/db';
import { t } from '../../../platform/i18n';
import { accountMessages, emailMessages } from '../../messages';
import type { Account } from '../../users';
import type { AuthContext } from '../auth.context';
import { issuePasswordToken, type PasswordTokenKind } from './account-tokens.repository';

type LetterContext = Pick<AuthContext, 'clock' | 'outbox' | 'publicUrl'>;
type InvitationContext = LetterContext & Pick<AuthContext, 'settings'>;
type Receiver = Pick<Account, 'uid' | 'email' | 'firstname'>;

/** Purposes in the outbox, voided together: only the last link that was sent opens anything. */
const purposes: Readonly<Record<PasswordTokenKind, string>> = {
  reset: 'password-reset',
  invitation: 'account-invitation',
};

export function passwordLink(publicUrl: string, token: string): string {
  return `${publicUrl}/forgot-password?token=${token}`;
}

/** Sends the link for a new password. Part of the caller's transaction. */
export async function sendResetLink(tx: Queries, context: LetterContext, receiver: Receiver): Promise<void> {
  await sendLink(tx, context, receiver, { kind: 'reset' }, (link) => ({
    subject: t(emailMessages.resetSubject),
    body: t(emailMessages.reset, { link }),
  }));
}

/** Invites a customer whose contract made an account for them to choose a password. Part of the caller's transaction. */
export function sendInvitation(tx: Queries, context: InvitationContext, receiver: Receiver): Promise<void> {
  return invite(tx, context, receiver, ({ firstname, days, link }) => ({
    subject: t(emailMessages.invitationSubject),
    body: t(emailMessages.invitation, { firstname, days, link }),
  }));
}

/** Invites a person for whom the operator made an account. Part of the caller's transaction. */
export function sendOperatorsInvitation(tx: Queries, context: InvitationContext, receiver: Receiver): Promise<void> {
  return invite(tx, context, receiver, ({ firstname, days, link }) => ({
    subject: t(accountMessages.invitedSubject),
    body: t(accountMessages.invited, { firstname, days, link }),
  }));
}

type InvitationText = { readonly firstname: string; readonly days: number; readonly link: string };

async function invite(
  tx: Queries,
  context: InvitationContext,
  receiver: Receiver,
  write: (text: InvitationText) => { subject: string; body: string },
): Promise<void> {
  const { firstname } = receiver;
  const days = context.settings.get('invitations.days');
  await sendLink(tx, context, receiver, { kind: 'invitation', lifetimeDays: days }, (link) =>
    write({ firstname, days, link }),
  );
}

async function sendLink(
  tx: Queries,
  { clock, outbox, publicUrl }: LetterContext,
  { uid, email }: Receiver,
  token: { readonly kind: PasswordTokenKind; readonly lifetimeDays?: number },
  write: (link: string) => { subject: string; body: string },
): Promise<void> {
  await outbox.void(tx, { user_uid: uid, purposes: Object.values(purposes) });
  const key = await issuePasswordToken(tx, { uid, ...token }, clock.now());
  const letter = write(passwordLink(publicUrl, key));
  await outbox.enqueue(tx, {
    channel: 'email',
    purpose: purposes[token.kind],
    to: email,
    ...letter,
    secrets: [key],
    user_uid: uid,
  });
}
