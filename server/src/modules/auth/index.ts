export type { AuthContext } from './auth.context';
export { authRoutes } from './auth.routes';
export { type AuthService, createAuthService } from './auth.service';
export { contactsRoutes } from './contacts/contacts.routes';
export { type CreateAdminOptions, createAdmin } from './first-admin/create-admin';
export { expectOwnPassword } from './passwords/own-password';
export { issuePasswordToken } from './recovery/account-tokens.repository';
export { passwordLink, sendInvitation } from './recovery/password-letters';
export { noteTwoStep } from './second-step/note-two-step';
