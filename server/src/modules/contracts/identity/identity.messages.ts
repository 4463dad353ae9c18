import { defineMessages } from '../../../platform/i18n';

export const identityMessages = defineMessages({
  recorded: {
    id: 'server.identity.recorded',
    defaultMessage: 'Documento registrato: la firma sarà avanzata (FEA).',
  },
  expired: { id: 'server.identity.expired', defaultMessage: 'Il documento è scaduto.' },
});
