import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  contracts: { id: 'manager.new.contracts', defaultMessage: 'Contratti' },
  title: { id: 'manager.new.title', defaultMessage: 'Nuovo contratto' },
  kept: { id: 'manager.new.kept', defaultMessage: 'Bozza salvata alle {time}' },
  notKept: { id: 'manager.new.not-kept', defaultMessage: 'Bozza non ancora salvata: nuovo tentativo tra poco' },
  behind: {
    id: 'manager.new.behind',
    defaultMessage: '<b>Contratto non terminato</b> del {when}: {what}.',
  },
  behindNothing: { id: 'manager.new.behind-nothing', defaultMessage: 'pochi dati' },
  resume: { id: 'manager.new.resume', defaultMessage: 'Riprendi' },
  discard: { id: 'manager.new.discard', defaultMessage: 'Comincia da capo' },
  send: { id: 'manager.new.shortcut.send', defaultMessage: 'Invia o apri la firma al banco' },
  save: { id: 'manager.new.shortcut.save', defaultMessage: 'Salva come bozza' },
});
