import { defineMessages } from 'shared-ui/intl';

/** Why something cannot be done with a contract now. */
export const reasonMessages = defineMessages({
  signedAlready: { id: 'desk.reason.signed-already', defaultMessage: 'È già firmato' },
  signing: { id: 'desk.reason.signing', defaultMessage: 'Il cliente sta firmando' },
  paidAlready: { id: 'desk.reason.paid-already', defaultMessage: 'È già pagato' },
  withdrawn: { id: 'desk.reason.withdrawn', defaultMessage: 'Il cliente ha esercitato il recesso' },
  deleted: { id: 'desk.reason.deleted', defaultMessage: 'È stato eliminato' },
  notSigned: { id: 'desk.reason.not-signed', defaultMessage: 'Non è ancora firmato' },
  operatorOnly: { id: 'desk.reason.operator-only', defaultMessage: 'Da firmato lo elimina solo l’operatore' },
});
