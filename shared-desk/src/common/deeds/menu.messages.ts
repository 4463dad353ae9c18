import { defineMessages } from 'shared-ui/intl';

export const menuMessages = defineMessages({
  open: { id: 'desk.menu.open', defaultMessage: 'Apri' },
  edit: { id: 'desk.menu.edit', defaultMessage: 'Modifica' },
  download: { id: 'desk.menu.download', defaultMessage: 'Scarica il PDF' },
  counter: { id: 'desk.menu.counter', defaultMessage: 'Firma al banco' },
  copyLink: { id: 'desk.menu.copy-link', defaultMessage: 'Copia il link' },
  duplicate: { id: 'desk.menu.duplicate', defaultMessage: 'Duplica' },
  remove: { id: 'desk.menu.remove', defaultMessage: 'Elimina' },
  noDocument: { id: 'desk.menu.no-document', defaultMessage: 'Il PDF sarà disponibile dopo la firma' },
  linkCopied: { id: 'desk.menu.link-copied', defaultMessage: 'Link di {code} copiato.' },
});
