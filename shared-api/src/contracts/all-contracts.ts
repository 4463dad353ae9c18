import type { Contract } from '../kernel';
import { account } from './account';
import { accountContacts } from './account-contacts';
import { accountContracts } from './account-contracts';
import { accountDesk } from './account-desk';
import { accountLinks } from './account-links';
import { accountSmsStep } from './account-sms-step';
import { accountSpareCodes } from './account-spare-codes';
import { adminContracts } from './admin-contracts';
import { adminNotifications } from './admin-notifications';
import { adminOperations } from './admin-operations';
import { adminPackageTypes } from './admin-package-types';
import { adminPackages } from './admin-packages';
import { adminStores } from './admin-stores';
import { adminSystem } from './admin-system';
import { adminUsers } from './admin-users';
import { auth } from './auth';
import { assets, demonstration, machineRoom } from './machine-room';
import { managerContracts } from './manager-contracts';
import { managerCounter } from './manager-counter';
import { managerStores } from './manager-stores';
import { passkeys } from './passkeys';
import { publicArea } from './public';
import { publicNotices } from './public-notices';
import { system } from './system';

/**
 * Every call of the API by its area: what the server registers and the OpenAPI document lists. A browser imports the
 * one area that it needs instead, so that no page carries the whole.
 */
export const allContracts = {
  auth,
  account,
  accountContacts,
  accountLinks,
  accountSmsStep,
  accountSpareCodes,
  passkeys,
  accountDesk,
  accountContracts,
  public: publicArea,
  publicNotices,
  managerStores,
  managerCounter,
  managerContracts,
  adminStores,
  adminPackageTypes,
  adminPackages,
  adminUsers,
  adminContracts,
  adminNotifications,
  adminOperations,
  adminSystem,
  system,
  assets,
  machineRoom,
  demonstration,
} as const satisfies Record<string, Contract>;

export type AreaName = keyof typeof allContracts;
