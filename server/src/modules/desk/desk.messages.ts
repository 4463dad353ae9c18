import { defineMessages } from '../../platform/i18n';

export const deskMessages = defineMessages({
  sweepDrafts: { id: 'server.desk.job.drafts', defaultMessage: 'Pulizia dei moduli lasciati a metà' },
  viewSaved: { id: 'server.desk.view-saved', defaultMessage: 'Vista salvata.' },
  tooManyViews: {
    id: 'server.desk.too-many-views',
    defaultMessage: 'Hai già {max} viste salvate: eliminane una per salvarne un’altra.',
  },
  listOfOthers: { id: 'server.desk.list-of-others', defaultMessage: 'Questa lista non è tra le tue.' },
  tooManyDrafts: {
    id: 'server.desk.too-many-drafts',
    defaultMessage: 'Hai già {max} moduli lasciati a metà: completane o buttane uno.',
  },
});
