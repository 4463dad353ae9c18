export type { PreparedScope, Scope } from '../platform/scope';
export { inScope } from './in-scope';
export { kmInSightBeside } from './km-in-sight';
export { notificationsFor, notificationsOfStore } from './notifications-scope';
export { hasOpenMismatch, isOpenMismatch } from './open-mismatch';
export { hasNoOpenStatement, hasOpenStatement, isOpenStatement, openStatementAt } from './open-statement';
export { isStaff, picturesFor } from './pictures-scope';
export {
  contractCountsIn,
  contractsIn,
  documentsIn,
  messagesIn,
  storesIn,
  usersIn,
} from './scope';
