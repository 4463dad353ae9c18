import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  views: { id: 'ui.views.views', defaultMessage: 'Viste' },
  own: { id: 'ui.views.own', defaultMessage: 'Le mie' },
  shared: { id: 'ui.views.shared', defaultMessage: 'Del dealer' },
  none: { id: 'ui.views.none', defaultMessage: 'Nessuna vista salvata.' },
  save: { id: 'ui.views.save', defaultMessage: 'Salva questi filtri come vista' },
  rename: { id: 'ui.views.rename', defaultMessage: 'Rinomina la vista «{name}»' },
  remove: { id: 'ui.views.remove', defaultMessage: 'Elimina la vista «{name}»' },
  name: { id: 'ui.views.name', defaultMessage: 'Nome della vista' },
  nameHint: { id: 'ui.views.name-hint', defaultMessage: 'Per esempio «Bozze di Andrea»' },
  nameMissing: { id: 'ui.views.name-missing', defaultMessage: 'Scrivere un nome.' },
  nameTaken: {
    id: 'ui.views.name-taken',
    defaultMessage: 'Una vista con questo nome c’è già per tutti: scriverne un altro.',
  },
  share: { id: 'ui.views.share', defaultMessage: 'Mostrala anche ai colleghi' },
  confirm: { id: 'ui.views.confirm', defaultMessage: 'Salva la vista' },
  confirmName: { id: 'ui.views.confirm-name', defaultMessage: 'Rinomina' },
  cancel: { id: 'ui.views.cancel', defaultMessage: 'Annulla' },
});
