import { defineMessages } from '../../platform/i18n';

export const telemetryMessages = defineMessages({
  sweepHealth: { id: 'server.telemetry.job.health', defaultMessage: 'Pulizia dei conteggi delle aree' },
  sweepErrors: { id: 'server.telemetry.job.errors', defaultMessage: 'Pulizia degli errori dei browser' },
});
