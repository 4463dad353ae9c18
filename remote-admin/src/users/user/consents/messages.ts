import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'admin.user-consents.title', defaultMessage: 'Privacy' },
  help: {
    id: 'admin.user-consents.help',
    defaultMessage: 'Registro dei consensi: si aggiunge, non si cancella. Darli può solo la persona.',
  },
  export: { id: 'admin.user-consents.export', defaultMessage: 'Scarica tutti i suoi dati' },
  file: { id: 'admin.user-consents.file', defaultMessage: 'dati-personali-{date}' },
  none: { id: 'admin.user-consents.none', defaultMessage: 'Nessun consenso registrato' },
  when: { id: 'admin.user-consents.when', defaultMessage: 'Quando' },
  consent: { id: 'admin.user-consents.consent', defaultMessage: 'Consenso' },
  choice: { id: 'admin.user-consents.choice', defaultMessage: 'Scelta' },
  version: { id: 'admin.user-consents.version', defaultMessage: 'Testo' },
  source: { id: 'admin.user-consents.source', defaultMessage: 'Da dove' },
  general: { id: 'admin.user-consents.general', defaultMessage: 'Informativa' },
  marketing: { id: 'admin.user-consents.marketing', defaultMessage: 'Marketing' },
  survey: { id: 'admin.user-consents.survey', defaultMessage: 'Sondaggi' },
  read: { id: 'admin.user-consents.read', defaultMessage: 'letta' },
  given: { id: 'admin.user-consents.given', defaultMessage: 'dato' },
  revoked: { id: 'admin.user-consents.revoked', defaultMessage: 'revocato' },
  contract: { id: 'admin.user-consents.contract', defaultMessage: 'contratto' },
  account: { id: 'admin.user-consents.account', defaultMessage: 'area personale' },
  admin: { id: 'admin.user-consents.admin', defaultMessage: 'amministrazione' },
  revokeMarketing: { id: 'admin.user-consents.revoke-marketing', defaultMessage: 'Revoca il marketing' },
  revokeSurvey: { id: 'admin.user-consents.revoke-survey', defaultMessage: 'Revoca i sondaggi' },
  revokeTitle: { id: 'admin.user-consents.revoke-title', defaultMessage: 'Revocare il consenso?' },
  revokeText: {
    id: 'admin.user-consents.revoke-text',
    defaultMessage: 'La revoca vale subito e resta nel registro. Solo la persona può ridare il consenso.',
  },
  revokeConfirm: { id: 'admin.user-consents.revoke-confirm', defaultMessage: 'Revoca' },
});
