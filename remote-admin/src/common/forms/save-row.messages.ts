import { defineMessages } from 'shared-ui/intl';

export const saveRowMessages = defineMessages({
  undo: { id: 'admin.forms.save-row.undo', defaultMessage: 'Annulla' },
  changed: { id: 'admin.forms.save-row.changed', defaultMessage: 'Modificati: {fields}' },
});
