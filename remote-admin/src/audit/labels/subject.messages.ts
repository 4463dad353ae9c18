import { defineMessages } from 'shared-ui/intl';

/** What something was done to, by the audit's own kinds. */
export const subjectNames = defineMessages({
  user: { id: 'admin.subject.user', defaultMessage: 'Utente' },
  account: { id: 'admin.subject.account', defaultMessage: 'Account' },
  store: { id: 'admin.subject.store', defaultMessage: 'Dealer' },
  stores: { id: 'admin.subject.stores', defaultMessage: 'Tutti i dealer' },
  contract: { id: 'admin.subject.contract', defaultMessage: 'Contratto' },
  contracts: { id: 'admin.subject.contracts', defaultMessage: 'Elenco dei contratti' },
  package: { id: 'admin.subject.package', defaultMessage: 'Pacchetto' },
  packages: { id: 'admin.subject.packages', defaultMessage: 'Tutti i pacchetti' },
  'package-type': { id: 'admin.subject.package-type', defaultMessage: 'Tipo di pacchetto' },
  'package-import': { id: 'admin.subject.import', defaultMessage: 'Importazione' },
  notification: { id: 'admin.subject.notification', defaultMessage: 'Notifica' },
  message: { id: 'admin.subject.message', defaultMessage: 'Messaggio' },
  'message-template': { id: 'admin.subject.template', defaultMessage: 'Testo dei messaggi' },
  settings: { id: 'admin.subject.settings', defaultMessage: 'Impostazioni' },
  area: { id: 'admin.subject.area', defaultMessage: 'Area' },
  adapter: { id: 'admin.subject.adapter', defaultMessage: 'Servizio esterno' },
  analytics: { id: 'admin.subject.analytics', defaultMessage: 'Statistiche' },
  audit: { id: 'admin.subject.audit', defaultMessage: 'Registro' },
});
