export { notificationsFor } from './notifications-scope';
export { contractsIn, documentsIn, messagesIn, type Scope, storesIn, tasksIn, usersIn } from './scope';
