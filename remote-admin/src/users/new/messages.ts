import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  crumb: { id: 'admin.new-user.crumb', defaultMessage: 'Utenti' },
  title: { id: 'admin.new-user.title', defaultMessage: 'Nuovo utente' },
  who: { id: 'admin.new-user.who', defaultMessage: 'Chi è' },
  whoHelp: {
    id: 'admin.new-user.who-help',
    defaultMessage: 'Riceve per e-mail l’invito a scegliere una password. Il link vale 7 giorni.',
  },
  firstname: { id: 'admin.new-user.firstname', defaultMessage: 'Nome' },
  lastname: { id: 'admin.new-user.lastname', defaultMessage: 'Cognome' },
  email: { id: 'admin.new-user.email', defaultMessage: 'E-mail' },
  phone: { id: 'admin.new-user.phone', defaultMessage: 'Cellulare' },
  roles: { id: 'admin.new-user.roles', defaultMessage: 'Ruoli' },
  rolesHelp: { id: 'admin.new-user.roles-help', defaultMessage: 'Che cosa può fare. Se ne possono dare più d’uno.' },
  stores: { id: 'admin.new-user.stores', defaultMessage: 'Dealer' },
  loadingStore: { id: 'admin.new-user.loading-store', defaultMessage: 'Caricamento del dealer' },
  storesHelp: { id: 'admin.new-user.stores-help', defaultMessage: 'I dealer di cui gestisce i contratti.' },
  noStore: {
    id: 'admin.new-user.no-store',
    defaultMessage:
      'Senza un dealer il manager non vede nessun contratto. Si può collegare anche dopo, dalla sua pagina.',
  },
  submit: { id: 'admin.new-user.submit', defaultMessage: 'Crea e invita' },
});
