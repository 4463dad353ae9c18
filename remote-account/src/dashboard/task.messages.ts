import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  toDo: { id: 'account.task.to-do', defaultMessage: 'Da fare adesso' },
  titleSign: {
    id: 'account.task.title-sign',
    defaultMessage: 'Firma il contratto {kind, select, rental {di noleggio: {car}} other {della tua {car}}}',
  },
  titleChoose: {
    id: 'account.task.title-choose',
    defaultMessage:
      'Scegli come pagare il contratto {kind, select, rental {di noleggio: {car}} other {della tua {car}}}',
  },
  titlePay: {
    id: 'account.task.title-pay',
    defaultMessage: 'Paga il contratto {kind, select, rental {di noleggio: {car}} other {della tua {car}}}',
  },
  titleService: {
    id: 'account.task.title-service',
    defaultMessage: 'Prenota il tagliando della {kind, select, rental {} other {tua }}{car}',
  },
  titleRenew: { id: 'account.task.title-renew', defaultMessage: 'Rinnova la copertura della tua {car}' },
  renew: {
    id: 'account.task.renew',
    defaultMessage:
      'Il contratto vale fino al <b>{date}</b> e non si rinnova da solo. Scegli un nuovo pacchetto: i tuoi dati e quelli dell’auto li compiliamo noi.',
  },
  renewEnded: {
    id: 'account.task.renew-ended',
    defaultMessage:
      'Il contratto valeva fino al <b>{date}</b>: la tua auto non è più coperta. Scegli un nuovo pacchetto: i tuoi dati e quelli dell’auto li compiliamo noi.',
  },
  sign: {
    id: 'account.task.sign',
    defaultMessage:
      'Leggi il contratto da <b>{amount}</b> e firmalo entro il <b>{date}</b> con il codice che ti inviamo per SMS. {days}: se non firmi, il contratto viene annullato.',
  },
  pay: {
    id: 'account.task.pay',
    defaultMessage:
      'Paga <b>{amount}</b> entro il <b>{date}</b>. {days}: se il pagamento non arriva, il contratto viene annullato.',
  },
  bonifico: {
    id: 'account.task.transfer',
    defaultMessage:
      'Fai un bonifico di <b>{amount}</b> entro il <b>{date}</b>. {days}: se non arriva, il contratto viene annullato.',
  },
  carta: {
    id: 'account.task.card',
    defaultMessage:
      'Paga <b>{amount}</b> con carta entro il <b>{date}</b>. {days}: se il pagamento non arriva, il contratto viene annullato.',
  },
  concessionaria: {
    id: 'account.task.desk',
    defaultMessage:
      'Paga <b>{amount}</b> da {store} entro il <b>{date}</b>. {days}: se il pagamento non arriva, il contratto viene annullato.',
  },
  service: {
    id: 'account.task.service',
    defaultMessage:
      'È compreso nel contratto e cade intorno al <b>{date}</b>: va fatto entro il <b>{due}</b> o a {km}, quello che arriva prima.',
  },
  serviceNow: {
    id: 'account.task.service-now',
    defaultMessage:
      'È compreso nel contratto ed è da fare adesso: l’auto arriva a {km} prima del <b>{due}</b>. Chiedi subito un appuntamento.',
  },
  serviceLate: {
    id: 'account.task.service-late',
    defaultMessage:
      'È compreso nel contratto ed è scaduto: andava fatto entro il <b>{due}</b> o a {km}. Chiedi subito un appuntamento.',
  },
  days: {
    id: 'account.task.days',
    defaultMessage: '{days, plural, =0 {Scade oggi} one {Manca # giorno} other {Mancano # giorni}}',
  },
  daysLeft: {
    id: 'account.task.days-left',
    defaultMessage: '{days, plural, one {manca # giorno} other {mancano # giorni}}',
  },
  others: { id: 'account.task.others', defaultMessage: 'Poi, in ordine di scadenza' },
  signBy: { id: 'account.task.sign-by', defaultMessage: 'Da firmare entro il {date}' },
  payBy: { id: 'account.task.pay-by', defaultMessage: '{amount} da pagare entro il {date}' },
  serviceAbout: { id: 'account.task.service-about', defaultMessage: 'Previsto intorno al {date}' },
  serviceDueNow: { id: 'account.task.service-due-now', defaultMessage: 'Da fare adesso' },
  serviceWasDue: { id: 'account.task.service-was-due', defaultMessage: 'Scaduto il {date}' },
  coverUntil: { id: 'account.task.cover-until', defaultMessage: 'Copertura fino al {date}' },
  coverEnded: { id: 'account.task.cover-ended', defaultMessage: 'Copertura finita il {date}' },
  seePackages: { id: 'account.task.see-packages', defaultMessage: 'Vedi i pacchetti' },
  readAndSign: { id: 'account.task.read-and-sign', defaultMessage: 'Leggi e firma' },
  choose: { id: 'account.task.choose', defaultMessage: 'Scegli come pagare' },
  seeTransfer: { id: 'account.task.see-transfer', defaultMessage: 'Vedi i dati del bonifico' },
  payByCard: { id: 'account.task.pay-by-card', defaultMessage: 'Paga con carta' },
  seeContract: { id: 'account.task.see-contract', defaultMessage: 'Apri il contratto' },
  payElsewise: { id: 'account.task.pay-elsewise', defaultMessage: 'Paga in un altro modo' },
  askAppointment: { id: 'account.task.ask-appointment', defaultMessage: 'Chiedi un appuntamento' },
  seeServices: { id: 'account.task.see-services', defaultMessage: 'Vedi i tagliandi' },
});
