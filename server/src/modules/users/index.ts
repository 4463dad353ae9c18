export { blankAccount } from './blank-account';
export { isLastAdmin } from './last-admin';
export { findRoles } from './surroundings.repository';
export { updatePrivacy } from './update-account';
export type { Account, AccountChange, NewAccount } from './user.types';
export {
  findByEmail,
  findByUid,
  grantRole,
  insertAccount,
  lockByUid,
  noteSignIn,
  updateAccount,
} from './users.repository';
export { usersRoutes } from './users.routes';
export { createUsersService, type UsersService } from './users.service';
export { wantedNotices } from './wanted-notices';
