import { defineMessages } from '../../../platform/i18n';

export const calendarMessages = defineMessages({
  name: { id: 'server.calendar.name', defaultMessage: 'CarCare {code}' },
  sign: { id: 'server.calendar.sign', defaultMessage: 'Ultimo giorno per firmare {code}' },
  pay: { id: 'server.calendar.pay', defaultMessage: 'Ultimo giorno per pagare {code}' },
  withdraw: { id: 'server.calendar.withdraw', defaultMessage: 'Ultimo giorno per recedere da {code}' },
  withdrawn: { id: 'server.calendar.withdrawn', defaultMessage: 'Recesso da {code}' },
  refund: { id: 'server.calendar.refund', defaultMessage: 'Rimborso di {code} entro oggi' },
  coverEnds: { id: 'server.calendar.cover-ends', defaultMessage: 'Fine della copertura di {code}' },
  service: { id: 'server.calendar.service', defaultMessage: 'Tagliando {n}: {car}' },
  serviceText: {
    id: 'server.calendar.service-text',
    defaultMessage: 'Contratto {code}. Entro il {day} o a {km, number} km, ciò che viene prima. {store}, {phone}.',
  },
  appointment: {
    id: 'server.calendar.appointment',
    defaultMessage:
      '{kind, select, fault {Appuntamento per il guasto: {car}} other {Appuntamento per il tagliando: {car}}}',
  },
  appointmentText: { id: 'server.calendar.appointment-text', defaultMessage: 'Contratto {code}. {store}, {phone}.' },
  serviceDone: { id: 'server.calendar.service-done', defaultMessage: 'Tagliando {n} eseguito: {car}' },
  serviceDoneText: { id: 'server.calendar.service-done-text', defaultMessage: 'Contratto {code}, a {km, number} km.' },
});
