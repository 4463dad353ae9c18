export { notificationsFor, notificationsOfStore } from './notifications-scope';
export { isStaff, picturesFor } from './pictures-scope';
export {
  contractCountsIn,
  contractsIn,
  documentsIn,
  messagesIn,
  type PreparedScope,
  type Scope,
  storesIn,
  tasksIn,
  usersIn,
} from './scope';
