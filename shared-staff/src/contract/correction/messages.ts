import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  correct: { id: 'staff.correction.correct', defaultMessage: 'Correggi' },
  title: { id: 'staff.correction.title', defaultMessage: 'Correggi il pagamento' },
  lead: {
    id: 'staff.correction.lead',
    defaultMessage:
      'Il metodo resta {method}. Se cambiano importo, data o riferimento il cliente riceve una nuova ricevuta per e-mail, con ciò che è stato corretto.',
  },
  reason: { id: 'staff.correction.reason', defaultMessage: 'Perché si corregge' },
  reasonHint: { id: 'staff.correction.reason-hint', defaultMessage: 'Resta nella cronologia; il cliente non lo legge' },
  same: {
    id: 'staff.correction.same',
    defaultMessage: 'I dati sono quelli già registrati: non c’è nulla da correggere.',
  },
  notCorrected: {
    id: 'staff.correction.not-corrected',
    defaultMessage: '{said} Il pagamento non è stato corretto.',
  },
});
