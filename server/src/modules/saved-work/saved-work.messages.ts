import { defineMessages } from '../../platform/i18n';

export const savedWorkMessages = defineMessages({
  sweepDrafts: { id: 'server.saved-work.job.drafts', defaultMessage: 'Pulizia dei moduli lasciati a metà' },
  viewSaved: { id: 'server.saved-work.view-saved', defaultMessage: 'Vista salvata.' },
  tooManyViews: {
    id: 'server.saved-work.too-many-views',
    defaultMessage: 'Ci sono già {max} viste salvate: prima di salvarne un’altra, eliminarne una.',
  },
  listOfOthers: { id: 'server.saved-work.list-of-others', defaultMessage: 'Questa lista non è tra le tue.' },
  tooManyDrafts: {
    id: 'server.saved-work.too-many-drafts',
    defaultMessage: 'Ci sono già {max} moduli da completare: prima di aprirne un altro, completarne o eliminarne uno.',
  },
});
