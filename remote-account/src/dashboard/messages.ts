import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  hello: { id: 'account.dashboard.hello', defaultMessage: 'Ciao, {name}' },
  helloAlone: { id: 'account.dashboard.hello-alone', defaultMessage: 'Ciao' },
  lead: {
    id: 'account.dashboard.lead',
    defaultMessage:
      '{contracts, plural, =0 {Non hai contratti in corso} one {Hai # contratto{left, plural, =0 {} one { in corso} other { in corso}}} other {Hai # contratti{left, plural, =0 {} one { in corso} other { in corso}}}}{tasks, plural, =0 {. Non c’è niente da fare.} one {{contracts, plural, =0 {, ma hai} one { e} other { e}} una cosa da fare.} other {{contracts, plural, =0 {, ma hai} one { e} other { e}} # cose da fare.}}',
  },
  refundDue: {
    id: 'account.dashboard.refund-due',
    defaultMessage: 'Rimborso di {amount} entro il {date}, per il recesso dal contratto <a>{code}</a>.',
  },
  refundLate: {
    id: 'account.dashboard.refund-late',
    defaultMessage:
      'Il rimborso di {amount}, per il recesso dal contratto <a>{code}</a>, doveva arrivare entro il {date}. Se non c’è ancora, chiama il concessionario.',
  },
  loading: { id: 'account.dashboard.loading', defaultMessage: 'Caricamento dei tuoi contratti' },
  signedOn: { id: 'account.dashboard.signed-on', defaultMessage: 'Firmato il {date}' },
  madeOn: { id: 'account.dashboard.made-on', defaultMessage: 'Creato il {date}' },
  cars: { id: 'account.dashboard.cars', defaultMessage: 'Le tue auto' },
  anotherCar: { id: 'account.dashboard.another-car', defaultMessage: 'Aggiungi un contratto per un’altra auto' },
  validUntil: { id: 'account.dashboard.valid-until', defaultMessage: '{pack}, valido fino al {date}' },
  validWas: { id: 'account.dashboard.valid-was', defaultMessage: '{pack}, finito il {date}' },
  plan: {
    id: 'account.dashboard.plan',
    defaultMessage: '{pack}: {services, plural, =0 {nessun tagliando} one {# tagliando} other {# tagliandi}}, {km}',
  },
  rentalPlan: {
    id: 'account.dashboard.rental-plan',
    defaultMessage: '{pack}: {months} dalla consegna dell’auto, {km}',
  },
  withdrawUntil: {
    id: 'account.dashboard.withdraw-until',
    defaultMessage: 'Fino al {date} puoi recedere senza spese. <a>Recedere dal contratto qui</a>',
  },
  stated: {
    id: 'account.dashboard.stated',
    defaultMessage: 'Recesso dichiarato il {date}: il concessionario lo controlla.',
  },
  readContract: { id: 'account.dashboard.read-contract', defaultMessage: 'Leggi il contratto' },
  readAndSign: { id: 'account.dashboard.read-and-sign', defaultMessage: 'Leggi e firma' },
  pay: { id: 'account.dashboard.pay', defaultMessage: 'Paga' },
  evidence: { id: 'account.dashboard.evidence', defaultMessage: 'Fascicolo delle prove' },
  contracts: { id: 'account.dashboard.contracts', defaultMessage: 'I tuoi contratti' },
  allContracts: {
    id: 'account.dashboard.all-contracts',
    defaultMessage: '{count, plural, one {Vedi il contratto} other {Vedi tutti i contratti}}',
  },
  firstTitle: { id: 'account.dashboard.first-title', defaultMessage: 'Comincia dalla tua auto' },
  firstText: {
    id: 'account.dashboard.first-text',
    defaultMessage: 'Scrivi il numero di telaio: ti mostriamo i pacchetti che vanno bene per la tua auto.',
  },
  firstAction: { id: 'account.dashboard.first-action', defaultMessage: 'Cerca l’auto' },
  settings: { id: 'account.dashboard.settings', defaultMessage: 'Impostazioni' },
  smsNotices: { id: 'account.dashboard.sms-notices', defaultMessage: 'Avvisi per SMS' },
  emailNotices: { id: 'account.dashboard.email-notices', defaultMessage: 'Avvisi per e-mail' },
  look: { id: 'account.dashboard.look', defaultMessage: 'Aspetto' },
  light: { id: 'account.dashboard.light', defaultMessage: 'Chiaro' },
  dark: { id: 'account.dashboard.dark', defaultMessage: 'Scuro' },
  system: { id: 'account.dashboard.system', defaultMessage: 'Auto' },
  staffTitle: { id: 'account.dashboard.staff-title', defaultMessage: 'Il tuo account' },
  staffData: { id: 'account.dashboard.staff-data', defaultMessage: 'Dati e consensi' },
  staffDataText: {
    id: 'account.dashboard.staff-data-text',
    defaultMessage: 'Nome, indirizzo, e-mail e telefono; i tuoi consensi e i tuoi dati da scaricare.',
  },
  staffAccess: { id: 'account.dashboard.staff-access', defaultMessage: 'Accesso e sessioni' },
  staffAccessText: {
    id: 'account.dashboard.staff-access-text',
    defaultMessage: 'Password, verifica in due passaggi e dispositivi collegati.',
  },
});
