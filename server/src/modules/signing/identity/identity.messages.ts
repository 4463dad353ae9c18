import { defineMessages } from '../../../platform/i18n';

export const identityMessages = defineMessages({
  recorded: {
    id: 'server.identity.recorded',
    defaultMessage: 'Documento registrato: la firma sarà avanzata (FEA).',
  },
  paperCardOver: {
    id: 'server.identity.paper-card-over',
    defaultMessage:
      'Le carte d’identità di carta non valgono più dal 3 agosto 2026, qualunque scadenza portino: chiedere un altro documento.',
  },
  expired: { id: 'server.identity.expired', defaultMessage: 'Il documento è scaduto.' },
});
