import type { ContractRequest, RequestKind } from 'shared-api/entities';
import { defineMessages, type MessageDescriptor } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'staff.requests.title', defaultMessage: 'Richieste del cliente' },
  open: {
    id: 'staff.requests.open',
    defaultMessage: '{count} da evadere',
  },
  sentOn: { id: 'staff.requests.sent-on', defaultMessage: 'Inviata il {when}' },
  dueOn: { id: 'staff.requests.due-on', defaultMessage: 'Rispondere entro il {date}' },
  toAnswer: { id: 'staff.requests.to-answer', defaultMessage: 'Da evadere' },
  stopped: { id: 'staff.requests.stopped', defaultMessage: 'Auto ferma' },
  day: { id: 'staff.requests.day', defaultMessage: 'Giorno preferito' },
  dayValue: {
    id: 'staff.requests.day-value',
    defaultMessage: '{date}{part, select, morning {, mattina} afternoon {, pomeriggio} other {}}',
  },
  km: { id: 'staff.requests.km', defaultMessage: 'Chilometri' },
  store: { id: 'staff.requests.store', defaultMessage: 'Dealer scelto' },
  answered: { id: 'staff.requests.answered', defaultMessage: 'Risposta del {when}' },
  answeredAnew: { id: 'staff.requests.answered-anew', defaultMessage: 'Risposta del {when}, cambiata il {changed}' },
  calledOff: { id: 'staff.requests.called-off', defaultMessage: 'Appuntamento disdetto: {when}' },
  change: { id: 'staff.requests.change', defaultMessage: 'Cambia la risposta' },
  changeNamed: { id: 'staff.requests.change-named', defaultMessage: 'Cambia la risposta: {what}' },
  appointment: { id: 'staff.requests.appointment', defaultMessage: 'Appuntamento: {when}' },
  answer: { id: 'staff.requests.answer', defaultMessage: 'Rispondi' },
  answerNamed: { id: 'staff.requests.answer-named', defaultMessage: 'Rispondi: {what}' },
  answerText: { id: 'staff.requests.answer-text', defaultMessage: 'Risposta al cliente, per e-mail' },
  formerAnswer: {
    id: 'staff.requests.former-answer',
    defaultMessage: 'La risposta è ancora quella di prima: dire al cliente che cosa cambia.',
  },
  agreed: { id: 'staff.requests.agreed', defaultMessage: 'Appuntamento concordato' },
  howToCallOff: {
    id: 'staff.requests.how-to-call-off',
    defaultMessage: 'Per disdire l’appuntamento, togliere giorno e ora.',
  },
  shutThen: { id: 'staff.requests.shut-then', defaultMessage: 'Quel giorno {store} è chiuso.' },
  holidayThen: { id: 'staff.requests.holiday-then', defaultMessage: 'È un giorno festivo: {store} è chiuso.' },
  shutAtHour: { id: 'staff.requests.shut-at-hour', defaultMessage: 'A quell’ora {store} è chiuso.' },
  send: { id: 'staff.requests.send', defaultMessage: 'Invia e chiudi la richiesta' },
  sendAnother: { id: 'staff.requests.send-another', defaultMessage: 'Invia la nuova risposta' },
  move: { id: 'staff.requests.move', defaultMessage: 'Sposta l’appuntamento e avvisa il cliente' },
  callOff: { id: 'staff.requests.call-off', defaultMessage: 'Disdici l’appuntamento e avvisa il cliente' },
  cancel: { id: 'staff.requests.cancel', defaultMessage: 'Annulla' },
  byOperator: {
    id: 'staff.requests.by-operator',
    defaultMessage: 'Il dealer di un contratto firmato lo cambia l’operatore: anche lui ha ricevuto la richiesta.',
  },
  moveFirst: {
    id: 'staff.requests.move-first',
    defaultMessage: 'Scegliere prima il nuovo dealer con «Modifica», poi rispondere al cliente.',
  },
});

/** What the customer asks. */
export const requestNames: Readonly<Record<RequestKind, MessageDescriptor>> = defineMessages({
  appointment: { id: 'staff.requests.kind.appointment', defaultMessage: 'Appuntamento per il tagliando' },
  fault: { id: 'staff.requests.kind.fault', defaultMessage: 'Guasto' },
  dealer_change: { id: 'staff.requests.kind.dealer-change', defaultMessage: 'Altro dealer' },
  transfer: { id: 'staff.requests.kind.transfer', defaultMessage: 'Cessione del contratto' },
});

/** What the answer may also name the day and hour of. */
export const mayBeAgreed = (kind: ContractRequest['kind']) => kind === 'appointment' || kind === 'fault';
