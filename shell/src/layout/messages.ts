import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  home: { id: 'shell.layout.home', defaultMessage: 'Car Care, pagina iniziale' },
  sections: { id: 'shell.layout.sections', defaultMessage: 'Sezioni della pagina' },
  menu: { id: 'shell.layout.sections-menu', defaultMessage: 'Menu' },
  howItWorks: { id: 'shell.layout.howItWorks', defaultMessage: 'Come funziona' },
  packages: { id: 'shell.layout.packages', defaultMessage: 'Pacchetti' },
  dealers: { id: 'shell.layout.dealers', defaultMessage: 'Concessionari' },
  questions: { id: 'shell.layout.questions', defaultMessage: 'Domande' },
  help: { id: 'shell.layout.help', defaultMessage: '<words>Serve aiuto?</words> {phone}' },
  signIn: { id: 'shell.layout.signIn', defaultMessage: 'Accedi' },
  theme: { id: 'shell.layout.theme', defaultMessage: 'Aspetto' },
  light: { id: 'shell.layout.light', defaultMessage: 'Chiaro' },
  dark: { id: 'shell.layout.dark', defaultMessage: 'Scuro' },
  system: { id: 'shell.layout.system', defaultMessage: 'Come il sistema' },
  loading: { id: 'shell.layout.loading', defaultMessage: 'Caricamento in corso' },
  offline: {
    id: 'shell.layout.offline',
    defaultMessage: 'Sei senza connessione. Quello che hai scritto resta qui; si riprende quando torna la rete.',
  },
  rental: { id: 'shell.layout.rental', defaultMessage: 'Noleggio' },
});
