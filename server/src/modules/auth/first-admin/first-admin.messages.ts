import { defineMessages } from '../../../platform/i18n';

/** What the operator reads who makes an admin from the command line. */
export const firstAdminMessages = defineMessages({
  usage: {
    id: 'server.admin-create.usage',
    defaultMessage: 'Scrivi l’e-mail dell’amministratore: {command} nome@esempio.it',
  },
  noEmail: {
    id: 'server.admin-create.no-email',
    defaultMessage: '{email} non è un indirizzo e-mail completo, come nome@esempio.it.',
  },
  made: { id: 'server.admin-create.made', defaultMessage: '{email} ora è un account amministratore.' },
  granted: {
    id: 'server.admin-create.granted',
    defaultMessage: '{email} aveva già un account: ora è anche amministratore, e le sue sessioni sono finite.',
  },
  reactivated: {
    id: 'server.admin-create.reactivated',
    defaultMessage: 'L’account era disattivato: ora è di nuovo attivo.',
  },
  held: { id: 'server.admin-create.held', defaultMessage: '{email} era già amministratore.' },
  link: {
    id: 'server.admin-create.link',
    defaultMessage: 'Per scegliere la password, entro 7 giorni e una volta sola:',
  },
});
