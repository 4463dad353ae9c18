import { defineMessages } from 'shared-ui/intl';

export const menuMessages = defineMessages({
  open: { id: 'staff.menu.open', defaultMessage: 'Apri' },
  edit: { id: 'staff.menu.edit', defaultMessage: 'Modifica' },
  download: { id: 'staff.menu.download', defaultMessage: 'Scarica il PDF' },
  counter: { id: 'staff.menu.counter', defaultMessage: 'Firma al banco' },
  copyLink: { id: 'staff.menu.copy-link', defaultMessage: 'Copia il link' },
  duplicate: { id: 'staff.menu.duplicate', defaultMessage: 'Duplica' },
  remove: { id: 'staff.menu.remove', defaultMessage: 'Elimina' },
  noDocument: { id: 'staff.menu.no-document', defaultMessage: 'Il PDF sarà disponibile dopo la firma' },
  linkCopied: { id: 'staff.menu.link-copied', defaultMessage: 'Link di {code} copiato.' },
  linkNotCopied: {
    id: 'staff.menu.link-not-copied',
    defaultMessage: 'Il browser non ha permesso la copia. Il link di {code} è {link}',
  },
});
