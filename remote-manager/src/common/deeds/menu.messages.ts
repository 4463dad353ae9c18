import { defineMessages } from 'shared-ui/intl';

export const menuMessages = defineMessages({
  open: { id: 'manager.menu.open', defaultMessage: 'Apri' },
  edit: { id: 'manager.menu.edit', defaultMessage: 'Modifica' },
  download: { id: 'manager.menu.download', defaultMessage: 'Scarica il PDF' },
  counter: { id: 'manager.menu.counter', defaultMessage: 'Firma al banco' },
  copyLink: { id: 'manager.menu.copy-link', defaultMessage: 'Copia il link' },
  duplicate: { id: 'manager.menu.duplicate', defaultMessage: 'Duplica' },
  remove: { id: 'manager.menu.remove', defaultMessage: 'Elimina' },
  noDocument: { id: 'manager.menu.no-document', defaultMessage: 'Il PDF nasce quando il cliente firma' },
  linkCopied: { id: 'manager.menu.link-copied', defaultMessage: 'Link di {code} copiato.' },
});
