import { operatorPaths } from 'shared-staff';

const base = '/cms/admin';

/** Every address of the area; those of contracts are the shared staff library's. */
export const paths = {
  ...operatorPaths,
  dashboard: base,
  analytics: `${base}/analytics`,
  analyticsOf: (storeUid: string) => `${base}/analytics?store_uid=${storeUid}`,
  contractsOf: (storeUid: string) => `${base}/contracts?store_uid=${storeUid}`,
  stores: `${base}/stores`,
  newStore: `${base}/stores/new`,
  importStores: `${base}/stores/import`,
  packages: `${base}/packages`,
  newType: `${base}/packages/new`,
  importPackages: `${base}/packages/import`,
  packageType: (code: string) => `${base}/packages/${code}`,
  newPackage: (type: string) => `${base}/packages/${type}/new`,
  package: (type: string, id: string) => `${base}/packages/${type}/${id}`,
  users: `${base}/users`,
  newUser: `${base}/users/new`,
  newManagerOf: (storeUid: string) => `${base}/users/new?store_uid=${storeUid}`,
  user: (uid: string) => `${base}/users/${uid}`,
  notifications: `${base}/in-app-notifications`,
  newNotification: `${base}/in-app-notifications/new`,
  notification: (id: string) => `${base}/in-app-notifications/${id}`,
  messages: `${base}/messages`,
  templates: `${base}/messages/templates`,
  audit: `${base}/audit`,
  system: `${base}/system`,
  settings: `${base}/settings`,
} as const;
