import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  save: { id: 'admin.forms.save', defaultMessage: 'Salva' },
  undo: { id: 'admin.forms.undo', defaultMessage: 'Annulla' },
  changed: { id: 'admin.forms.changed', defaultMessage: 'Modificati: {fields}' },
  duplicate: { id: 'admin.forms.duplicate', defaultMessage: 'Duplica' },
  typeWord: { id: 'admin.forms.type-word', defaultMessage: 'Scrivere {word} per confermare' },
});
