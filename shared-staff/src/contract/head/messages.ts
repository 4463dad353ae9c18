import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  contracts: { id: 'staff.contract.crumb', defaultMessage: 'Contratti' },
  deleted: { id: 'staff.contract.deleted', defaultMessage: 'eliminato' },
  withdrawn: { id: 'staff.contract.withdrawn', defaultMessage: 'Receduto' },
  declined: { id: 'staff.contract.declined', defaultMessage: 'rifiutato' },
  blocked: { id: 'staff.contract.blocked', defaultMessage: 'firma bloccata' },
  advanced: { id: 'staff.contract.advanced', defaultMessage: 'firma avanzata' },
  before: { id: 'staff.contract.before', defaultMessage: 'Contratto precedente' },
  after: { id: 'staff.contract.after', defaultMessage: 'Contratto seguente' },
  download: { id: 'staff.contract.download', defaultMessage: 'Scarica' },
  evidence: { id: 'staff.contract.evidence', defaultMessage: 'Le prove (ZIP)' },
  calendar: { id: 'staff.contract.calendar', defaultMessage: 'Le date per il calendario' },
  print: { id: 'staff.contract.print', defaultMessage: 'Stampa' },
  edit: { id: 'staff.contract.edit', defaultMessage: 'Modifica' },
  notWhileSigning: {
    id: 'staff.contract.not-while-signing',
    defaultMessage: 'Il cliente sta firmando: per correggere i dati, reinviare prima il link.',
  },
  more: { id: 'staff.contract.more', defaultMessage: 'Altre azioni' },
  call: { id: 'staff.contract.call', defaultMessage: 'Chiama il cliente' },
  identity: { id: 'staff.contract.identity', defaultMessage: 'Documento d’identità' },
  alreadySigned: { id: 'staff.contract.already-signed', defaultMessage: 'Serve prima della firma' },
  identityAgain: { id: 'staff.contract.identity-again', defaultMessage: 'Registra di nuovo il documento' },
  fill: { id: 'staff.contract.fill', defaultMessage: 'Compila il PDF' },
  noMethod: { id: 'staff.contract.no-method', defaultMessage: 'Manca il metodo di pagamento' },
  renew: { id: 'staff.contract.renew', defaultMessage: 'Rinnova' },
  renewTitle: { id: 'staff.contract.renew-title', defaultMessage: 'Rinnovare adesso {code}?' },
  renewWhy: {
    id: 'staff.contract.renew-why',
    defaultMessage:
      'La copertura vale ancora fino al {date}. Un rinnovo firmato adesso comincia dalla sua firma: fino a quel giorno il cliente pagherebbe due volte.',
  },
  withdrawnNotRenewed: {
    id: 'staff.contract.withdrawn-not-renewed',
    defaultMessage: 'Il cliente ha esercitato il recesso da questo contratto',
  },
  notPaid: { id: 'staff.contract.not-paid', defaultMessage: 'Si rinnova un contratto pagato' },
});
