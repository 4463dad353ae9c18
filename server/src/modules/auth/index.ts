export type { AuthContext } from './auth.context';
export { authJobs } from './auth.jobs';
export { authRoutes } from './auth.routes';
export { createAuthService } from './auth.service';
export { tellDisabled, tellEmailMoved, tellPhoneChanged, tellReactivated, tellRoles } from './contacts/account-emails';
export { askToConfirmEmail } from './contacts/change-email';
export { contactsRoutes } from './contacts/contacts.routes';
export { createAdmin } from './first-admin/create-admin';
export { dropPasskeys } from './passkeys/passkeys.repository';
export { passkeysRoutes } from './passkeys/passkeys.routes';
export { expectOwnPassword } from './passwords/own-password';
export { voidPasswordTokens } from './recovery/account-tokens.repository';
export { operatorsEmailsPerMailbox } from './recovery/email-limits';
export {
  passwordLink,
  sendInvitation,
  sendOperatorsInvitation,
  sendOperatorsResetLink,
} from './recovery/password-emails';
export { announceTwoStep, noteTwoStep } from './second-step/note-two-step';
export { disconnectApp } from './second-step/set-up-totp';
export { listSessions, ownsSession } from './session-list/session-list.repository';
