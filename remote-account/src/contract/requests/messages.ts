import type { NewContractRequest, RequestKind } from 'shared-api/entities';
import { defineMessages, type MessageDescriptor } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'account.requests.title', defaultMessage: 'Hai bisogno di qualcosa?' },
  lead: {
    id: 'account.requests.lead',
    defaultMessage:
      'Scrivi al tuo concessionario, {store}: riceve subito la richiesta e ti risponde per e-mail. Per le urgenze chiama il {phone}.',
  },
  rescue: {
    id: 'account.requests.rescue',
    defaultMessage: 'Soccorso stradale: chiama il {phone}, dal lunedì al venerdì, dalle 9:00 alle 18:00',
  },
  failed: { id: 'account.requests.failed', defaultMessage: 'Le tue richieste non si possono mostrare' },
  sentTitle: { id: 'account.requests.sent-title', defaultMessage: 'Le tue richieste' },
  sentOn: { id: 'account.requests.sent-on', defaultMessage: 'Inviata il {when}' },
  waiting: { id: 'account.requests.waiting', defaultMessage: 'In attesa di risposta' },
  waitingUntil: { id: 'account.requests.waiting-until', defaultMessage: 'Risposta entro il {date}' },
  waitingLate: {
    id: 'account.requests.waiting-late',
    defaultMessage: 'La risposta doveva arrivare entro il {date}',
  },
  answered: { id: 'account.requests.answered', defaultMessage: 'Risposta del {when}' },
  answeredAnew: {
    id: 'account.requests.answered-anew',
    defaultMessage: 'Risposta del {when}, cambiata il {changed}',
  },
  calledOff: { id: 'account.requests.called-off', defaultMessage: 'Appuntamento disdetto: {when}' },
  appointmentAt: { id: 'account.requests.appointment-at', defaultMessage: 'Appuntamento: {when}' },
  askedDay: {
    id: 'account.requests.asked-day',
    defaultMessage:
      'Giorno preferito: {date}{part, select, morning {, di mattina} afternoon {, di pomeriggio} other {}}',
  },
  askedStore: { id: 'account.requests.asked-store', defaultMessage: 'Concessionario scelto: {store}' },
  stopped: { id: 'account.requests.stopped', defaultMessage: 'L’auto non può muoversi' },
  atKm: { id: 'account.requests.at-km', defaultMessage: 'Chilometri: {km}' },

  day: { id: 'account.requests.day', defaultMessage: 'Giorno che preferisci' },
  shutThen: {
    id: 'account.requests.shut-then',
    defaultMessage: 'Quel giorno {store} è chiuso: puoi chiederlo lo stesso, ma ti proporrà un’altra data.',
  },
  holidayThen: {
    id: 'account.requests.holiday-then',
    defaultMessage: 'È un giorno festivo e {store} è chiuso: puoi chiederlo lo stesso, ma ti proporrà un’altra data.',
  },
  dayPast: { id: 'account.requests.day-past', defaultMessage: 'Scegli un giorno da domani in poi.' },
  dayAfterCover: {
    id: 'account.requests.day-after-cover',
    defaultMessage: 'Scegli un giorno entro la fine della copertura: {date}.',
  },
  dayPart: { id: 'account.requests.day-part', defaultMessage: 'Momento della giornata' },
  any: { id: 'account.requests.any', defaultMessage: 'Indifferente' },
  morning: { id: 'account.requests.morning', defaultMessage: 'Mattina' },
  afternoon: { id: 'account.requests.afternoon', defaultMessage: 'Pomeriggio' },
  km: { id: 'account.requests.km', defaultMessage: 'Chilometri di oggi' },
  kmRight: {
    id: 'account.requests.km-right',
    defaultMessage: 'Sono {more} in più dell’ultima volta: ho ricontrollato, sono giusti',
  },
  carStopped: { id: 'account.requests.car-stopped', defaultMessage: 'L’auto non può muoversi' },
  searchDealer: { id: 'account.requests.search-dealer', defaultMessage: 'Comune, CAP o nome' },
  dealers: { id: 'account.requests.dealers', defaultMessage: 'Concessionari che aderiscono' },
  noDealer: { id: 'account.requests.no-dealer', defaultMessage: 'Nessun altro concessionario con queste parole.' },
  dealerMissing: { id: 'account.requests.dealer-missing', defaultMessage: 'Scegli un concessionario.' },
  takeBack: { id: 'account.requests.take-back', defaultMessage: 'Ritira la richiesta' },
  takeBackTitle: { id: 'account.requests.take-back-title', defaultMessage: 'Ritirare la richiesta?' },
  takeBackText: {
    id: 'account.requests.take-back-text',
    defaultMessage: 'Il concessionario non la vede più e non ti risponde. Puoi farne un’altra quando vuoi.',
  },
  cancel: { id: 'account.requests.cancel', defaultMessage: 'Annulla' },
  send: { id: 'account.requests.send', defaultMessage: 'Invia la richiesta' },
});

/** What was asked, as it is listed. */
export const askedMessages: Readonly<Record<RequestKind, MessageDescriptor>> = defineMessages({
  appointment: { id: 'account.requests.asked.appointment', defaultMessage: 'Appuntamento per il tagliando' },
  fault: { id: 'account.requests.asked.fault', defaultMessage: 'Guasto' },
  dealer_change: { id: 'account.requests.asked.dealer-change', defaultMessage: 'Cambio di concessionario' },
  transfer: { id: 'account.requests.asked.transfer', defaultMessage: 'Cessione del contratto' },
});

/** What the contract says of each kind, before it is asked. */
export const termsMessages: Readonly<Record<RequestKind, MessageDescriptor>> = defineMessages({
  appointment: {
    id: 'account.requests.terms.appointment',
    defaultMessage:
      'Il concessionario concorda la data con te entro dieci giorni lavorativi (articolo 4 del contratto).',
  },
  fault: {
    id: 'account.requests.terms.fault',
    defaultMessage:
      'Fermati appena puoi farlo in sicurezza e non far riparare l’auto altrove prima della risposta, salvo urgenza (articolo 8). La data di questa segnalazione vale come denuncia del guasto (articolo 9).',
  },
  dealer_change: {
    id: 'account.requests.terms.dealer-change',
    defaultMessage: 'È gratuito e vale per gli interventi non ancora prenotati (articolo 3 del contratto).',
  },
  transfer: {
    id: 'account.requests.terms.transfer',
    defaultMessage:
      'La cessione a chi compra l’auto è gratuita: segnalala entro 30 giorni dalla vendita (articolo 2 del contratto).',
  },
});

/** What the free text is for. */
export const textMessages: Readonly<Record<RequestKind, MessageDescriptor>> = defineMessages({
  appointment: { id: 'account.requests.text.appointment', defaultMessage: 'Altro da dire al concessionario' },
  fault: { id: 'account.requests.text.fault', defaultMessage: 'Che cosa succede, e da quando' },
  dealer_change: { id: 'account.requests.text.dealer-change', defaultMessage: 'Perché vuoi cambiare' },
  transfer: {
    id: 'account.requests.text.transfer',
    defaultMessage: 'Giorno della vendita, nome e telefono di chi ha comprato l’auto',
  },
});

/** What is asked where what the kind needs is empty, by its field. */
export const neededMessages: Readonly<Record<RequestKind, Readonly<Record<string, MessageDescriptor>>>> = {
  appointment: defineMessages({
    preferred_on: { id: 'account.requests.needed.day', defaultMessage: 'Scegli il giorno che preferisci.' },
  }),
  fault: defineMessages({
    text: { id: 'account.requests.needed.fault', defaultMessage: 'Scrivi che cosa succede, e da quando.' },
  }),
  dealer_change: {},
  transfer: defineMessages({
    text: {
      id: 'account.requests.needed.transfer',
      defaultMessage: 'Scrivi il giorno della vendita, nome e telefono di chi ha comprato l’auto.',
    },
  }),
};

export const partNames: Readonly<Record<NonNullable<NewContractRequest['day_part']>, MessageDescriptor>> = {
  any: messages.any,
  morning: messages.morning,
  afternoon: messages.afternoon,
};
