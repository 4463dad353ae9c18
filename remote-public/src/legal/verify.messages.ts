import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'public.verify.title', defaultMessage: 'Verifica un documento' },
  lead: {
    id: 'public.verify.lead',
    defaultMessage:
      'Scegli un PDF: il tuo browser ne calcola l’impronta e ci chiede solo se la conosciamo. Il documento non lascia il tuo dispositivo.',
  },
  choose: { id: 'public.verify.choose', defaultMessage: 'Scegli un PDF' },
  working: { id: 'public.verify.working', defaultMessage: 'Calcolo l’impronta' },
  fingerprint: { id: 'public.verify.fingerprint', defaultMessage: 'Impronta (SHA-256)' },
  sealed: { id: 'public.verify.sealed', defaultMessage: 'È un documento sigillato da CarCare' },
  shown: { id: 'public.verify.shown', defaultMessage: 'È il documento mostrato per la firma' },
  knownText: {
    id: 'public.verify.known-text',
    defaultMessage: 'Registrato il {date}. Da allora non è cambiato nemmeno un carattere.',
  },
  unknown: { id: 'public.verify.unknown', defaultMessage: 'Non è un documento che conosciamo' },
  unknownText: {
    id: 'public.verify.unknown-text',
    defaultMessage:
      'È stato cambiato anche solo di poco, oppure non viene da noi. Prova con il file ricevuto per e-mail, senza aprirlo e salvarlo di nuovo.',
  },
  how: { id: 'public.verify.how', defaultMessage: 'Come funziona' },
  howText: {
    id: 'public.verify.how-text',
    defaultMessage:
      'L’impronta è un numero di 64 caratteri che cambia se nel documento si modifica anche una sola virgola. Ne conosciamo due per ogni contratto: quella del documento mostrato prima della firma e quella del documento sigillato.',
  },
});
