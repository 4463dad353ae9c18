import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'public.terms.title', defaultMessage: 'Condizioni di contratto' },
  leadCare: {
    id: 'public.terms.lead-care',
    defaultMessage:
      'Sono le clausole di ogni contratto di garanzia e manutenzione. Le prestazioni, il prezzo, la durata e i chilometri del tuo pacchetto sono nel contratto, che leggi prima di firmare.',
  },
  titleRental: { id: 'public.terms.title-rental', defaultMessage: 'Condizioni di noleggio' },
  leadRental: {
    id: 'public.terms.lead-rental',
    defaultMessage:
      'Sono le clausole di ogni contratto di noleggio e manutenzione. Le prestazioni, il canone, la durata e i chilometri del tuo pacchetto sono nel contratto, che leggi prima di firmare.',
  },
  toRental: { id: 'public.terms.to-rental', defaultMessage: 'Condizioni di noleggio' },
  toCare: { id: 'public.terms.to-care', defaultMessage: 'Condizioni di garanzia e manutenzione' },
  approvedApart: {
    id: 'public.terms.approved-apart',
    defaultMessage: 'Clausola da approvare specificamente, con una spunta a parte.',
  },
  approval: { id: 'public.terms.approval', defaultMessage: 'Approvazione specifica' },
  approvalText: {
    id: 'public.terms.approval-text',
    defaultMessage:
      'Prima della firma il cliente approva a parte, con una spunta sua, le clausole 6 (esclusioni), 9 (decadenza) e 11 (limiti di responsabilità), come chiedono gli articoli 1341 e 1342 del codice civile.',
  },
  unknownVersion: {
    id: 'public.terms.unknown-version',
    defaultMessage:
      'Non esiste una versione «{asked}» delle condizioni: qui sotto leggi la {version}, quella in vigore.',
  },
  olderVersion: {
    id: 'public.terms.older-version',
    defaultMessage: 'La versione {version} vale per i contratti fatti quando era in vigore.',
  },
  toNewest: { id: 'public.terms.to-newest', defaultMessage: 'Leggi la versione in vigore, la {version}' },
  version: { id: 'public.terms.version', defaultMessage: 'Versione {version}' },
});
