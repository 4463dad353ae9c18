import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'staff.unfinished.title', defaultMessage: 'Da completare' },
  count: {
    id: 'staff.unfinished.count',
    defaultMessage: '{count, plural, one {un modulo} other {# moduli}} di nuovo contratto',
  },
  unnamed: { id: 'staff.unfinished.unnamed', defaultMessage: 'Modulo del {when}' },
  kept: { id: 'staff.unfinished.kept', defaultMessage: 'Salvato il {when}, conservato fino al {until}' },
  resume: { id: 'staff.unfinished.resume', defaultMessage: 'Riprendi' },
  resumeNamed: { id: 'staff.unfinished.resume-named', defaultMessage: 'Riprendi: {name}' },
  remove: { id: 'staff.unfinished.remove', defaultMessage: 'Elimina' },
  removeNamed: { id: 'staff.unfinished.remove-named', defaultMessage: 'Elimina: {name}' },
  removed: { id: 'staff.unfinished.removed', defaultMessage: 'Modulo eliminato: {name}.' },
  undo: { id: 'staff.unfinished.undo', defaultMessage: 'Annulla' },
  more: {
    id: 'staff.unfinished.more',
    defaultMessage: '{count, plural, one {Mostra un altro modulo} other {Mostra altri # moduli}}',
  },
});
