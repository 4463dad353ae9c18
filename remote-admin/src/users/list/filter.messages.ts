import { defineMessages } from 'shared-ui/intl';

export const filterMessages = defineMessages({
  role: { id: 'admin.users.filter-role', defaultMessage: 'Ruolo' },
  account: { id: 'admin.users.filter-account', defaultMessage: 'Account' },
  active: { id: 'admin.users.filter-active', defaultMessage: 'Attivo' },
  disabled: { id: 'admin.users.filter-disabled', defaultMessage: 'Disattivato' },
  reactivation: { id: 'admin.users.filter-reactivation', defaultMessage: 'Chiede la riattivazione' },
  emailVerified: { id: 'admin.users.filter-email', defaultMessage: 'E-mail verificata' },
  phoneVerified: { id: 'admin.users.filter-phone', defaultMessage: 'Cellulare verificato' },
  province: { id: 'admin.users.filter-province', defaultMessage: 'Provincia' },
  created: { id: 'admin.users.filter-created', defaultMessage: 'Iscrizione' },
  lastSignIn: { id: 'admin.users.filter-last-sign-in', defaultMessage: 'Ultimo accesso' },
});
