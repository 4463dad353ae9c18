import { defineMessages } from '../../../platform/i18n';

export const requestMessages = defineMessages({
  sent: {
    id: 'server.requests.sent',
    defaultMessage: 'Richiesta inviata al concessionario {store}. Ti scriviamo per e-mail appena risponde.',
  },
  answered: { id: 'server.requests.answered', defaultMessage: 'Risposta inviata al cliente.' },
  answerChanged: { id: 'server.requests.answer-changed', defaultMessage: 'Nuova risposta inviata al cliente.' },
  notAnswered: {
    id: 'server.requests.not-answered',
    defaultMessage: 'A questa richiesta non è ancora stata data una risposta.',
  },
  sameAnswer: { id: 'server.requests.same-answer', defaultMessage: 'È la risposta che il cliente ha già ricevuto.' },
  formerAnswer: {
    id: 'server.requests.former-answer',
    defaultMessage: 'È la risposta di prima, con l’appuntamento che non vale più: dire al cliente che cosa cambia.',
  },
  notValid: {
    id: 'server.requests.not-valid',
    defaultMessage: 'Le richieste si fanno per un contratto pagato e ancora in essere.',
  },
  alreadyOpen: {
    id: 'server.requests.already-open',
    defaultMessage: 'Hai già una richiesta come questa in attesa di risposta.',
  },
  dayPast: { id: 'server.requests.day-past', defaultMessage: 'Scegli un giorno da domani in poi.' },
  dayAfterCover: {
    id: 'server.requests.day-after-cover',
    defaultMessage: 'Scegli un giorno entro la fine della copertura: {date}.',
  },
  coverOver: {
    id: 'server.requests.cover-over',
    defaultMessage: 'La copertura è finita il {date}: di questo contratto puoi ormai segnalare soltanto un guasto.',
  },
  sameStore: { id: 'server.requests.same-store', defaultMessage: 'È già il tuo concessionario.' },
  kmBelow: {
    id: 'server.requests.km-below',
    defaultMessage: 'L’ultima volta erano {km, number} km: non possono essere meno.',
  },
  kmDoubtful: {
    id: 'server.requests.km-doubtful',
    defaultMessage:
      'Sono {more, number} km in più dell’ultima volta ({km, number} km): controlla e, se sono giusti, confermali.',
  },
  takenBack: { id: 'server.requests.taken-back', defaultMessage: 'Richiesta ritirata.' },
  alreadyAnswered: {
    id: 'server.requests.already-answered',
    defaultMessage: 'A questa richiesta è già stata data una risposta.',
  },
  endedByWithdrawal: {
    id: 'server.requests.ended-by-withdrawal',
    defaultMessage: 'Il contratto è finito con il recesso: la richiesta è chiusa.',
  },
  appointmentPast: {
    id: 'server.requests.appointment-past',
    defaultMessage: 'L’appuntamento è nel passato: indicare un giorno e un’ora che devono ancora venire.',
  },
});
