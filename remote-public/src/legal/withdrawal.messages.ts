import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'public.withdrawal.title', defaultMessage: 'Diritto di recesso' },
  lead: {
    id: 'public.withdrawal.lead',
    defaultMessage:
      'Puoi recedere entro 14 giorni dalla firma, senza motivo e senza costi. Se hai ancora il cellulare indicato nel contratto, fallo dalla pagina del contratto; altrimenti scrivilo qui.',
  },
  form: { id: 'public.withdrawal.form', defaultMessage: 'Recedere dal contratto qui' },
  fullname: { id: 'public.withdrawal.fullname', defaultMessage: 'Nome e cognome' },
  code: { id: 'public.withdrawal.code', defaultMessage: 'Codice del contratto' },
  codeHint: {
    id: 'public.withdrawal.code-hint',
    defaultMessage: 'Comincia con CC: lo trovi sul contratto e nei messaggi.',
  },
  email: { id: 'public.withdrawal.email', defaultMessage: 'E-mail per la ricevuta' },
  send: { id: 'public.withdrawal.send', defaultMessage: 'Conferma recesso' },
  done: { id: 'public.withdrawal.done', defaultMessage: 'Dichiarazione ricevuta' },
  doneText: {
    id: 'public.withdrawal.done-text',
    defaultMessage:
      'La ricevuta con data e ora arriva a {email}. Il concessionario controlla i dati e ti ricontatta se serve.',
  },
  when: { id: 'public.withdrawal.when', defaultMessage: 'Fino a quando' },
  whenText: {
    id: 'public.withdrawal.when-text',
    defaultMessage:
      'Fino alla mezzanotte del quattordicesimo giorno dopo quello della firma. Se cade di sabato, domenica o in un giorno festivo, fino alla mezzanotte del primo giorno lavorativo che segue. Conta il momento in cui mandi la dichiarazione.',
  },
  effects: { id: 'public.withdrawal.effects', defaultMessage: 'Che cosa succede dopo' },
  effectsText: {
    id: 'public.withdrawal.effects-text',
    defaultMessage:
      'Dalla pagina del contratto il recesso vale subito. Con la dichiarazione scritta qui, il concessionario controlla prima che i dati siano quelli del contratto: conta comunque il momento in cui l’hai mandata. Se non hai ancora pagato, non devi niente. Se hai pagato, entro 14 giorni ti torna tutto quello che hai pagato, con lo stesso mezzo e senza spese.',
  },
  law: { id: 'public.withdrawal.law', defaultMessage: 'Le norme' },
  lawText: {
    id: 'public.withdrawal.law-text',
    defaultMessage: 'Articoli 52-59 e 54-bis del Codice del consumo (D.Lgs. 206/2005).',
  },
});

/** What is asked where a field of the statement is empty. */
export const neededMessages = defineMessages({
  fullname: { id: 'public.withdrawal.needed-fullname', defaultMessage: 'Inserisci nome e cognome.' },
  code: { id: 'public.withdrawal.needed-code', defaultMessage: 'Inserisci il codice del contratto.' },
  email: { id: 'public.withdrawal.needed-email', defaultMessage: 'Inserisci l’e-mail per la ricevuta.' },
});
