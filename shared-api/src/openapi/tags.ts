import type { AreaName } from '../contracts';

/** The areas as the document groups them. */
export const areaTags = {
  auth: 'Accesso',
  account: 'Account: profilo',
  accountContacts: 'Account: e-mail, telefono, secondo passaggio',
  accountSmsStep: 'Account: secondo passaggio per SMS',
  passkeys: 'Passkey',
  accountDesk: 'Account: notifiche, viste, bozze',
  accountContracts: 'Account: contratti',
  public: 'Percorso pubblico',
  publicNotices: 'Informative',
  managerStores: 'Manager: dealer',
  managerCounter: 'Manager: banco',
  managerContracts: 'Manager: contratti',
  adminStores: 'Operatore: dealer',
  adminPackageTypes: 'Operatore: tipi di pacchetto',
  adminPackages: 'Operatore: pacchetti',
  adminUsers: 'Operatore: persone',
  adminContracts: 'Operatore: contratti',
  adminNotifications: 'Operatore: notifiche',
  adminOperations: 'Operatore: messaggi, registro, impostazioni',
  adminSystem: 'Operatore: sistema',
  system: 'Prove nel proprio browser',
  assets: 'Immagini',
  machineRoom: 'Servizio',
  demonstration: 'Dimostrazione',
} as const satisfies Record<AreaName, string>;
