import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  contracts: { id: 'desk.contract.crumb', defaultMessage: 'Contratti' },
  deleted: { id: 'desk.contract.deleted', defaultMessage: 'eliminato' },
  withdrawn: { id: 'desk.contract.withdrawn', defaultMessage: 'receduto' },
  declined: { id: 'desk.contract.declined', defaultMessage: 'rifiutato' },
  blocked: { id: 'desk.contract.blocked', defaultMessage: 'firma bloccata' },
  advanced: { id: 'desk.contract.advanced', defaultMessage: 'firma avanzata' },
  before: { id: 'desk.contract.before', defaultMessage: 'Contratto precedente' },
  after: { id: 'desk.contract.after', defaultMessage: 'Contratto seguente' },
  download: { id: 'desk.contract.download', defaultMessage: 'Scarica' },
  evidence: { id: 'desk.contract.evidence', defaultMessage: 'Le prove (ZIP)' },
  calendar: { id: 'desk.contract.calendar', defaultMessage: 'Le date per il calendario' },
  print: { id: 'desk.contract.print', defaultMessage: 'Stampa' },
  edit: { id: 'desk.contract.edit', defaultMessage: 'Modifica' },
  notWhileSigning: {
    id: 'desk.contract.not-while-signing',
    defaultMessage: 'Il cliente sta firmando: per correggere i dati, reinviare prima il link.',
  },
  more: { id: 'desk.contract.more', defaultMessage: 'Altre azioni' },
  call: { id: 'desk.contract.call', defaultMessage: 'Chiama il cliente' },
  identity: { id: 'desk.contract.identity', defaultMessage: 'Documento d’identità' },
  alreadySigned: { id: 'desk.contract.already-signed', defaultMessage: 'Serve prima della firma' },
  isFea: { id: 'desk.contract.is-fea', defaultMessage: 'È già registrato' },
  fill: { id: 'desk.contract.fill', defaultMessage: 'Compila il PDF' },
  noMethod: { id: 'desk.contract.no-method', defaultMessage: 'Manca il metodo di pagamento' },
  renew: { id: 'desk.contract.renew', defaultMessage: 'Rinnova' },
  withdrawnNotRenewed: {
    id: 'desk.contract.withdrawn-not-renewed',
    defaultMessage: 'Il cliente ha esercitato il recesso da questo contratto',
  },
  notPaid: { id: 'desk.contract.not-paid', defaultMessage: 'Si rinnova un contratto pagato' },
});
