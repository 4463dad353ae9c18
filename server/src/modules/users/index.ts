export { findRoles } from './surroundings.repository';
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
