import { accountMessages as account } from '../account.messages';
import { emailMessages as texts } from '../email.messages';
import { emailTemplate } from './template';
import { templateNames as names } from './template-names.messages';

/** Every e-mail that leaves: about contracts, then about accounts. */
export const emailTemplates = {
  contractCreated: emailTemplate(
    'contract-created',
    names.contractCreated,
    texts.contractCreatedSubject,
    texts.contractCreated,
  ),
  contractSigned: emailTemplate(
    'contract-signed',
    names.contractSigned,
    texts.contractSignedSubject,
    texts.contractSigned,
  ),
  payAtStore: emailTemplate('pay-at-store', names.payAtStore, texts.paymentChosenSubject, texts.payAtStore),
  payByTransfer: emailTemplate('pay-by-transfer', names.payByTransfer, texts.paymentChosenSubject, texts.payByTransfer),
  payByCard: emailTemplate('pay-by-card', names.payByCard, texts.paymentChosenSubject, texts.payByCard),
  receipt: emailTemplate('receipt', names.receipt, texts.receiptSubject, texts.receipt),
  storeMoved: emailTemplate('store-moved', names.storeMoved, texts.storeMovedSubject, texts.storeMoved),
  withdrawal: emailTemplate('withdrawal', names.withdrawal, texts.withdrawalSubject, texts.withdrawal),
  cancelled: emailTemplate('cancelled', names.cancelled, texts.cancelledSubject, texts.cancelled),
  refunded: emailTemplate('refunded', names.refunded, texts.refundedSubject, texts.refunded),
  mismatchReceived: emailTemplate(
    'mismatch-received',
    names.mismatchReceived,
    texts.mismatchReceivedSubject,
    texts.mismatchReceived,
  ),
  mismatchRefunded: emailTemplate(
    'mismatch-refunded',
    names.mismatchRefunded,
    texts.refundedSubject,
    texts.mismatchRefunded,
  ),
  withdrawalStatement: emailTemplate(
    'withdrawal-statement',
    names.withdrawalStatement,
    texts.withdrawalStatementSubject,
    texts.withdrawalStatement,
  ),
  unsignedReminder: emailTemplate(
    'unsigned-reminder',
    names.unsignedReminder,
    texts.unsignedReminderSubject,
    texts.unsignedReminder,
  ),
  unpaidReminder: emailTemplate(
    'unpaid-reminder',
    names.unpaidReminder,
    texts.unpaidReminderSubject,
    texts.unpaidReminder,
  ),
  serviceDue: emailTemplate('service-due', names.serviceDue, texts.serviceDueSubject, texts.serviceDue),
  requestReceived: emailTemplate(
    'request-received',
    names.requestReceived,
    texts.requestReceivedSubject,
    texts.requestReceived,
  ),
  requestAnswered: emailTemplate(
    'request-answered',
    names.requestAnswered,
    texts.requestAnsweredSubject,
    texts.requestAnswered,
  ),
  invitation: emailTemplate('invitation', names.invitation, texts.invitationSubject, texts.invitation),
  reset: emailTemplate('reset', names.reset, texts.resetSubject, texts.reset),
  passwordLink: emailTemplate('password-link', names.passwordLink, texts.resetSubject, texts.passwordLink),
  invited: emailTemplate('invited', names.invited, account.invitedSubject, account.invited),
  confirmEmail: emailTemplate('confirm-email', names.confirmEmail, account.confirmEmailSubject, account.confirmEmail),
  emailTaken: emailTemplate('email-taken', names.emailTaken, account.emailTakenSubject, account.emailTaken),
  emailAsked: emailTemplate('email-asked', names.emailAsked, account.emailAskedSubject, account.emailAsked),
  emailChanged: emailTemplate('email-changed', names.emailChanged, account.emailChangedSubject, account.emailChanged),
  emailRestored: emailTemplate(
    'email-restored',
    names.emailRestored,
    account.emailRestoredSubject,
    account.emailRestored,
  ),
  phoneChanged: emailTemplate('phone-changed', names.phoneChanged, account.phoneChangedSubject, account.phoneChanged),
  twoStep: emailTemplate('two-step', names.twoStep, account.twoStepSubject, account.twoStep),
  passkey: emailTemplate('passkey', names.passkey, account.passkeySubject, account.passkey),
  emailMoved: emailTemplate('email-moved', names.emailMoved, account.emailMovedSubject, account.emailMoved),
  sessionReused: emailTemplate(
    'session-reused',
    names.sessionReused,
    account.sessionReusedSubject,
    account.sessionReused,
  ),
  disabled: emailTemplate('disabled', names.disabled, account.disabledSubject, account.disabled),
  reactivated: emailTemplate('reactivated', names.reactivated, account.reactivatedSubject, account.reactivated),
  roles: emailTemplate('roles', names.roles, account.rolesSubject, account.roles),
  erased: emailTemplate('erased', names.erased, account.erasedSubject, account.erased),
} as const;
