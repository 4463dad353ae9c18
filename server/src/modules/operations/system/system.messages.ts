import { defineMessages } from '../../../platform/i18n';

export const systemMessages = defineMessages({
  rows: {
    id: 'server.system.job-rows',
    defaultMessage: '{count, plural, =0 {Nessun elemento.} one {Un elemento.} other {{count, number} elementi.}}',
  },
  jobFailed: { id: 'server.system.job-failed', defaultMessage: 'Non riuscito ({reason}).' },
  jobLate: { id: 'server.system.job-late', defaultMessage: 'In ritardo: doveva ripartire il {at}.' },
  jobHangs: {
    id: 'server.system.job-hangs',
    defaultMessage: 'In corso dal {at}: forse è bloccato. Se non finisce, riavviare il processo che lo esegue.',
  },
  schemaNewer: {
    id: 'server.system.schema-newer',
    defaultMessage: '{newest}, più nuovo di questo server, che arriva a {own}',
  },
  whichPhone: { id: 'server.system.which-phone', defaultMessage: 'Scrivi il cellulare a cui inviare la prova.' },
  whichEmail: { id: 'server.system.which-email', defaultMessage: 'Scrivi l’indirizzo e-mail a cui inviare la prova.' },
  worked: { id: 'server.system.test-worked', defaultMessage: 'Prova riuscita.' },
  failed: { id: 'server.system.test-failed', defaultMessage: 'Prova non riuscita.' },
});
