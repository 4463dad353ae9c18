import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  links: { id: 'shell.footer.links', defaultMessage: 'Informazioni e note legali' },
  service: { id: 'shell.footer.service', defaultMessage: 'Servizio' },
  findCar: { id: 'shell.footer.findCar', defaultMessage: 'Cerca la tua auto' },
  packages: { id: 'shell.footer.packages', defaultMessage: 'Pacchetti' },
  dealers: { id: 'shell.footer.dealers', defaultMessage: 'Concessionari' },
  rental: { id: 'shell.footer.rental', defaultMessage: 'Noleggio' },
  contract: { id: 'shell.footer.contract', defaultMessage: 'Contratto' },
  signIn: { id: 'shell.footer.signIn', defaultMessage: 'Accedi' },
  withdrawalRight: { id: 'shell.footer.withdrawalRight', defaultMessage: 'Diritto di recesso' },
  verifyDocument: { id: 'shell.footer.verifyDocument', defaultMessage: 'Verifica un documento' },
  contractTerms: { id: 'shell.footer.contractTerms', defaultMessage: 'Condizioni di contratto' },
  contacts: { id: 'shell.footer.contacts', defaultMessage: 'Contatti e note legali' },
  privacyNotice: { id: 'shell.footer.privacyNotice', defaultMessage: 'Informativa privacy' },
  accessibility: { id: 'shell.footer.accessibility', defaultMessage: 'Accessibilità' },
  privacy: { id: 'shell.footer.privacy', defaultMessage: 'Privacy' },
  terms: { id: 'shell.footer.terms', defaultMessage: 'Condizioni' },
  withdrawal: { id: 'shell.footer.withdrawal', defaultMessage: 'Recesso' },
});
