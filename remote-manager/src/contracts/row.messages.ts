import { defineMessages } from 'shared-ui/intl';

export const rowMessages = defineMessages({
  open: { id: 'manager.row.open', defaultMessage: 'Apri' },
  edit: { id: 'manager.row.edit', defaultMessage: 'Modifica' },
  download: { id: 'manager.row.download', defaultMessage: 'Scarica il PDF' },
  counter: { id: 'manager.row.counter', defaultMessage: 'Firma al banco' },
  copyLink: { id: 'manager.row.copy-link', defaultMessage: 'Copia il link' },
  duplicate: { id: 'manager.row.duplicate', defaultMessage: 'Duplica' },
  remove: { id: 'manager.row.remove', defaultMessage: 'Elimina' },
  signedAlready: { id: 'manager.row.signed-already', defaultMessage: 'È già firmato' },
  signing: { id: 'manager.row.signing', defaultMessage: 'Il cliente sta firmando' },
  paidAlready: { id: 'manager.row.paid-already', defaultMessage: 'È già pagato' },
  withdrawn: { id: 'manager.row.withdrawn', defaultMessage: 'Il cliente è receduto' },
  notSigned: { id: 'manager.row.not-signed', defaultMessage: 'Non è ancora firmato' },
  noDocument: { id: 'manager.row.no-document', defaultMessage: 'Il PDF nasce quando il cliente firma' },
  operatorOnly: { id: 'manager.row.operator-only', defaultMessage: 'Da firmato lo elimina solo l’operatore' },
  linkCopied: { id: 'manager.row.link-copied', defaultMessage: 'Link di {code} copiato.' },
  removeTitle: { id: 'manager.row.remove-title', defaultMessage: 'Eliminare {code}?' },
  removeWarning: {
    id: 'manager.row.remove-warning',
    defaultMessage: 'Il link del cliente non funziona più. Un contratto eliminato non si può ripristinare.',
  },
});
