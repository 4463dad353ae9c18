import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  heading: { id: 'public.signature.heading', defaultMessage: 'Firmi esattamente ciò che leggi' },
  lead: {
    id: 'public.signature.lead',
    defaultMessage:
      'Prima della firma vedi il contratto in PDF e la sua impronta: 64 caratteri che diventano altri se cambia anche solo una virgola. I primi otto li ritrovi nell’SMS con il codice.',
  },
  seal: { id: 'public.signature.seal', defaultMessage: 'Sigillo' },
  sealText: {
    id: 'public.signature.seal-text',
    defaultMessage: 'Il PDF firmato è sigillato: ogni modifica successiva si vede.',
  },
  evidence: { id: 'public.signature.evidence', defaultMessage: 'Prove' },
  evidenceText: {
    id: 'public.signature.evidence-text',
    defaultMessage: 'L’ultima pagina dice chi ha firmato, quando e con quale codice.',
  },
  verify: { id: 'public.signature.verify', defaultMessage: 'Verifica' },
  verifyText: {
    id: 'public.signature.verify-text',
    defaultMessage: 'Controlli un documento nel tuo browser, senza caricarlo da nessuna parte.',
  },
  verifyLink: { id: 'public.signature.verify-link', defaultMessage: 'Verifica un documento' },
  contract: { id: 'public.signature.contract', defaultMessage: 'Contratto di garanzia e manutenzione' },
  plate: { id: 'public.signature.plate', defaultMessage: 'Targa' },
  registration: { id: 'public.signature.registration', defaultMessage: 'Prima immatricolazione' },
  model: { id: 'public.signature.model', defaultMessage: 'Modello' },
  vin: { id: 'public.signature.vin', defaultMessage: 'Telaio' },
  clause: {
    id: 'public.signature.clause',
    defaultMessage:
      '1. Il venditore si obbliga a fornire le prestazioni comprese nel pacchetto, elencate alla voce «Il pacchetto» di questo contratto, sul veicolo indicato e presso il concessionario scelto dal cliente.',
  },
  signed: { id: 'public.signature.signed', defaultMessage: 'Firmato' },
  fingerprint: { id: 'public.signature.fingerprint', defaultMessage: 'Impronta del documento (SHA-256)' },
  sms: { id: 'public.signature.sms', defaultMessage: 'SMS al numero •••• 567' },
  smsText: {
    id: 'public.signature.sms-text',
    defaultMessage: 'CarCare: 482913 per firmare CC-2026-000417, impronta <b>9f3a61c0</b>. Scade tra 10 minuti.',
  },
});
