export { actorOf } from './actor-of';
export { blankAccount } from './blank-account';
export { isLastAdmin } from './last-admin';
export { limitOf, releasesMore } from './release-limit';
export { roleTitle } from './role-title';
export { findAudienceMember, findRoles, findSurroundings } from './surroundings.repository';
export { adoptConsents, profileChange, settingsChange, updatePrivacy } from './update-account';
export type { Account, AccountChange, CustomerProfileField, NewAccount } from './user.types';
export { userView } from './user.view';
export { userMessages } from './users.messages';
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
