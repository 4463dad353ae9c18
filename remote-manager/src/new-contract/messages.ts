import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  contracts: { id: 'manager.new.contracts', defaultMessage: 'Contratti' },
  title: { id: 'manager.new.title', defaultMessage: 'Nuovo contratto' },
  kept: { id: 'manager.new.kept', defaultMessage: 'Bozza salvata alle {time}' },
  notKept: { id: 'manager.new.not-kept', defaultMessage: 'Bozza non ancora salvata: nuovo tentativo tra poco' },
  keptMissing: {
    id: 'manager.new.kept-missing',
    defaultMessage:
      'Modulo salvato in «Da completare». Per creare il contratto {count, plural, one {manca} other {mancano}}: {fields}.',
  },
  keptWrong: {
    id: 'manager.new.kept-wrong',
    defaultMessage: 'Modulo salvato in «Da completare». Per creare il contratto correggere: {fields}.',
  },
  readyAtCounter: {
    id: 'manager.new.ready-at-counter',
    defaultMessage: 'Contratto {code} pronto da firmare al banco.',
  },
  nothingToSave: { id: 'manager.new.nothing-to-save', defaultMessage: 'Il modulo è vuoto: niente da salvare.' },
  gone: {
    id: 'manager.new.gone',
    defaultMessage: 'Il modulo cercato non c’è più: il contratto è stato creato, o il modulo è stato eliminato.',
  },
  storeOff: {
    id: 'manager.new.store-off',
    defaultMessage:
      '{name} è spento: non riceve contratti nuovi, quelli che ci sono vanno avanti. Lo riaccende l’operatore di CarCare.',
  },
  changedElsewhere: {
    id: 'manager.new.changed-elsewhere',
    defaultMessage:
      'Questo modulo è stato cambiato il {when} in un’altra finestra o su un altro dispositivo. Quello che si scrive qui non viene salvato finché non si sceglie quale tenere.',
  },
  goneElsewhere: {
    id: 'manager.new.gone-elsewhere',
    defaultMessage:
      'Questo modulo non c’è più: in un’altra finestra o su un altro dispositivo il contratto è stato creato, o il modulo è stato eliminato. Prima di farne un altro, guardare fra i contratti.',
  },
  takeOther: { id: 'manager.new.take-other', defaultMessage: 'Apri l’altra versione' },
  keepThis: { id: 'manager.new.keep-this', defaultMessage: 'Tieni questa' },
  toContracts: { id: 'manager.new.to-contracts', defaultMessage: 'Vai ai contratti' },
  goOnHere: { id: 'manager.new.go-on-here', defaultMessage: 'Continua con questo modulo' },
  loading: { id: 'manager.new.loading', defaultMessage: 'Caricamento del modulo' },
  failed: { id: 'manager.new.failed', defaultMessage: 'Impossibile caricare il modulo' },
  send: { id: 'manager.new.shortcut.send', defaultMessage: 'Invia o apri la firma al banco' },
  save: { id: 'manager.new.shortcut.save', defaultMessage: 'Salva come bozza' },
});
