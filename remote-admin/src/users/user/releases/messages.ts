import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'admin.user-releases.title', defaultMessage: 'Rilasci' },
  help: {
    id: 'admin.user-releases.help',
    defaultMessage:
      'Le aree che un amministratore può mettere in linea, spegnere e riportare indietro dalla pagina Sistema.',
  },
  all: { id: 'admin.user-releases.all', defaultMessage: 'Tutte le aree, anche quelle che verranno' },
  self: {
    id: 'admin.user-releases.self',
    defaultMessage: 'Sono le tue aree: può cambiarle solo un altro amministratore.',
  },
  save: { id: 'admin.user-releases.save', defaultMessage: 'Salva le aree' },
});
