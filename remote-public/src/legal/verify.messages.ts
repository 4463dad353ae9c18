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
  contratto: { id: 'public.verify.contract', defaultMessage: 'È un contratto firmato, sigillato da CarCare' },
  mostrato: { id: 'public.verify.shown', defaultMessage: 'È un contratto come mostrato per la firma' },
  scheda: {
    id: 'public.verify.sheet',
    defaultMessage: 'È la scheda di un contratto, con il metodo di pagamento, sigillata da CarCare',
  },
  ricevuta: { id: 'public.verify.receipt', defaultMessage: 'È la ricevuta di un pagamento' },
  recesso: { id: 'public.verify.withdrawal', defaultMessage: 'È la ricevuta di un recesso' },
  replacedSheet: {
    id: 'public.verify.replaced-sheet',
    defaultMessage: 'Non è più quella valida: il {date} è stata sostituita da una scheda più recente.',
  },
  replacedReceipt: {
    id: 'public.verify.replaced-receipt',
    defaultMessage: 'Non è più quella valida: il {date} il pagamento è stato corretto e c’è una ricevuta nuova.',
  },
  replacedContract: {
    id: 'public.verify.replaced-contract',
    defaultMessage: 'Non è più quello da firmare: il {date} è stato annullato o sostituito da uno più recente.',
  },
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
      'L’impronta è un numero di 64 caratteri che cambia se nel documento si modifica anche una sola virgola. Di ogni contratto conosciamo quella del documento mostrato prima della firma, quella del documento sigillato e quelle delle schede e delle ricevute.',
  },
});
