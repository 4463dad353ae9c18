import { defineMessages } from '../../../platform/i18n';

export const jobTitles = defineMessages({
  expire: { id: 'server.contracts.job.expire', defaultMessage: 'Eliminazione dei contratti scaduti' },
  revert: { id: 'server.contracts.job.revert', defaultMessage: 'Ripristino delle firme interrotte' },
  remind: { id: 'server.contracts.job.remind', defaultMessage: 'Avvisi prima dell’eliminazione' },
  remindServices: { id: 'server.contracts.job.remind-services', defaultMessage: 'Promemoria dei tagliandi' },
  erase: { id: 'server.contracts.job.erase', defaultMessage: 'Cancellazione dei dati dei contratti eliminati' },
  checkpoint: { id: 'server.contracts.job.checkpoint', defaultMessage: 'Punto di controllo firmato delle cronologie' },
  addUpCounts: { id: 'server.contracts.job.add-up-counts', defaultMessage: 'Somma dei conteggi dei contratti' },
  checkCounts: { id: 'server.contracts.job.check-counts', defaultMessage: 'Controllo dei conteggi dei contratti' },
  retrySchede: { id: 'server.contracts.job.retry-schede', defaultMessage: 'Schede da compilare di nuovo' },
});
