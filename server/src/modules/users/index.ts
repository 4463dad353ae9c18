export { accountRoutes } from './account.routes';
export { blankAccount } from './blank-account';
export { personName } from './person-name';
export { actorOf, findRoles, grantRole, isLastAdmin, limitOf, releasesMore, roleTitle } from './roles';
export {
  findAudienceMember,
  findSurroundings,
  verifiedEmail,
  verifiedEmailOf,
  wantedNotices,
} from './surroundings.repository';
export { adoptConsents, expectVerifiedPhone, profileChange, settingsChange, updatePrivacy } from './update-account';
export type { Account, AccountChange, CustomerProfileField, NewAccount } from './user.types';
export { userView } from './user.view';
export { userMessages } from './users.messages';
export {
  findByEmail,
  findByUid,
  insertAccount,
  lockByUid,
  noteSignIn,
  updateAccount,
} from './users.repository';
export { createUsersService, type UsersService } from './users.service';
