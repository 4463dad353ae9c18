import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'admin.user-roles.title', defaultMessage: 'Ruoli' },
  help: {
    id: 'admin.user-roles.help',
    defaultMessage: 'Un ruolo nuovo o tolto chiude subito le sessioni aperte.',
  },
  self: {
    id: 'admin.user-roles.self',
    defaultMessage: 'Sono i tuoi ruoli: può cambiarli solo un altro amministratore.',
  },
  lastAdmin: {
    id: 'admin.user-roles.last-admin',
    defaultMessage: 'È l’unico amministratore attivo: il ruolo non si può togliere finché non ce n’è un altro.',
  },
  losesStores: {
    id: 'admin.user-roles.loses-stores',
    defaultMessage:
      '{count, plural, one {Senza il ruolo di manager perde il dealer collegato.} other {Senza il ruolo di manager perde i # dealer collegati.}}',
  },
  save: { id: 'admin.user-roles.save', defaultMessage: 'Salva i ruoli' },
});
