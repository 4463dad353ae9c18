export { assets } from './asset.table';
export { consents } from './consent.table';
export { contractCodeCounters, contractReminders, contracts, type Json } from './contract.table';
export { contractGrants, oneTimeCodes } from './contract-access.table';
export { contractCountChanges, contractCounts } from './contract-count.table';
export { contractChains, contractEventDetails, contractEvents } from './contract-event.table';
export {
  contractAttachments,
  contractNotes,
  documents,
  identityRecords,
  maintenanceWorks,
} from './contract-file.table';
export { counters, idempotencyKeys } from './limit.table';
export { inboxMessages, messages, messageTemplates, type StoredAttachment } from './message.table';
export { type Audience, notificationSeen, notifications } from './notification.table';
export { areaHealth, auditLog, clientErrors, funnelEvents, jobs, meta, settings } from './operation.table';
export { packageImports, packages, packageTypeForms, packageTypes, packageVersions } from './package.table';
export { dealerTasks, paymentEvents, paymentSessions, withdrawalStatements } from './payment.table';
export { accountTokens, sessions } from './session.table';
export { storeManagers, storePaymentMethods, stores } from './store.table';
export { type StoredUserSettings, userRoles, userSpareCodes, users } from './user.table';
export { vehicles } from './vehicle.table';
export { drafts, savedViews } from './workspace.table';
