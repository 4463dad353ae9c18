import { defineMessages } from '../../../platform/i18n';

export const jobTitles = defineMessages({
  expire: { id: 'server.contracts.job.expire', defaultMessage: 'Eliminazione dei contratti scaduti' },
  remind: { id: 'server.contracts.job.remind', defaultMessage: 'Avvisi prima dell’eliminazione' },
  erase: { id: 'server.contracts.job.erase', defaultMessage: 'Cancellazione dei dati dei contratti eliminati' },
  eraseEvidence: {
    id: 'server.contracts.job.erase-evidence',
    defaultMessage: 'Cancellazione dei contratti firmati a fine conservazione',
  },
  eraseConsents: {
    id: 'server.contracts.job.erase-consents',
    defaultMessage: 'Cancellazione dei consensi a fine conservazione',
  },
  strayFiles: { id: 'server.contracts.job.stray-files', defaultMessage: 'Pulizia degli allegati senza contratto' },
  addUpCounts: { id: 'server.contracts.job.add-up-counts', defaultMessage: 'Somma dei conteggi dei contratti' },
  checkCounts: { id: 'server.contracts.job.check-counts', defaultMessage: 'Controllo dei conteggi dei contratti' },
});
