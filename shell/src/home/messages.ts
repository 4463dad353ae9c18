import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'shell.home.title', defaultMessage: 'Inizio' },
  greeting: { id: 'shell.home.greeting', defaultMessage: 'Ciao, {name}' },
  greetingAlone: { id: 'shell.home.greeting-alone', defaultMessage: 'Ciao' },
  welcome: {
    id: 'shell.home.welcome',
    defaultMessage: 'Ti diamo il benvenuto in CarCare. Da qui raggiungi le tue aree di lavoro e ritrovi i contratti.',
  },
  secondStep: {
    id: 'shell.home.second-step',
    defaultMessage:
      'Chi lavora in CarCare accede con la verifica in due passaggi: oltre alla password, il codice di un’app. Il tuo account non l’ha ancora.',
  },
  switchOn: { id: 'shell.home.switch-on', defaultMessage: 'Attiva la verifica in due passaggi' },
  later: { id: 'shell.home.later', defaultMessage: 'Più tardi' },
  areas: { id: 'shell.home.areas', defaultMessage: 'Le tue aree' },
  contracts: { id: 'shell.home.contracts', defaultMessage: 'Contratti' },
  open: { id: 'shell.home.open', defaultMessage: 'Apri' },
  manager: { id: 'shell.home.manager', defaultMessage: 'Dealer' },
  managerText: {
    id: 'shell.home.managerText',
    defaultMessage: 'Contratti, clienti e dati dei tuoi dealer.',
  },
  admin: { id: 'shell.home.admin', defaultMessage: 'Amministrazione' },
  adminText: {
    id: 'shell.home.adminText',
    defaultMessage: 'Dealer, pacchetti, utenti, contratti, analisi e avvisi di tutta la rete.',
  },
  account: { id: 'shell.home.account', defaultMessage: 'Il tuo account' },
  accountText: {
    id: 'shell.home.accountText',
    defaultMessage: 'Il profilo, i consensi, la password e le sessioni aperte.',
  },
});
