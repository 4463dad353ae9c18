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
  loading: { id: 'manager.new.loading', defaultMessage: 'Caricamento del modulo' },
  failed: { id: 'manager.new.failed', defaultMessage: 'Impossibile caricare il modulo' },
  send: { id: 'manager.new.shortcut.send', defaultMessage: 'Invia o apri la firma al banco' },
  save: { id: 'manager.new.shortcut.save', defaultMessage: 'Salva come bozza' },
});
