export { notificationsFor, notificationsOfStore } from './notifications-scope';
export { isStaff, picturesFor } from './pictures-scope';
export { contractsIn, documentsIn, messagesIn, type Scope, storesIn, tasksIn, usersIn } from './scope';
