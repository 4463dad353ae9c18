import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  contracts: { id: 'manager.contract.crumb', defaultMessage: 'Contratti' },
  withdrawn: { id: 'manager.contract.withdrawn', defaultMessage: 'receduto' },
  declined: { id: 'manager.contract.declined', defaultMessage: 'rifiutato' },
  blocked: { id: 'manager.contract.blocked', defaultMessage: 'firma bloccata' },
  advanced: { id: 'manager.contract.advanced', defaultMessage: 'firma avanzata' },
  before: { id: 'manager.contract.before', defaultMessage: 'Contratto precedente' },
  after: { id: 'manager.contract.after', defaultMessage: 'Contratto seguente' },
  download: { id: 'manager.contract.download', defaultMessage: 'Scarica' },
  evidence: { id: 'manager.contract.evidence', defaultMessage: 'Le prove (ZIP)' },
  calendar: { id: 'manager.contract.calendar', defaultMessage: 'Le date per il calendario' },
  print: { id: 'manager.contract.print', defaultMessage: 'Stampa' },
  edit: { id: 'manager.contract.edit', defaultMessage: 'Modifica' },
  notWhileSigning: {
    id: 'manager.contract.not-while-signing',
    defaultMessage: 'Il cliente sta firmando: per correggere i dati, reinviare prima il link.',
  },
  more: { id: 'manager.contract.more', defaultMessage: 'Altre azioni' },
  call: { id: 'manager.contract.call', defaultMessage: 'Chiama il cliente' },
  identity: { id: 'manager.contract.identity', defaultMessage: 'Documento d’identità' },
  alreadySigned: { id: 'manager.contract.already-signed', defaultMessage: 'Serve prima della firma' },
  isFea: { id: 'manager.contract.is-fea', defaultMessage: 'È già registrato' },
  fill: { id: 'manager.contract.fill', defaultMessage: 'Compila il PDF' },
  noMethod: { id: 'manager.contract.no-method', defaultMessage: 'Manca il metodo di pagamento' },
  renew: { id: 'manager.contract.renew', defaultMessage: 'Rinnova' },
  notPaid: { id: 'manager.contract.not-paid', defaultMessage: 'Si rinnova un contratto pagato' },
});
