import { defineMessages } from 'shared-ui/intl';

/** Why something cannot be done with a contract now. */
export const reasonMessages = defineMessages({
  signedAlready: { id: 'staff.reason.signed-already', defaultMessage: 'È già firmato' },
  signing: { id: 'staff.reason.signing', defaultMessage: 'Il cliente sta firmando' },
  paidAlready: { id: 'staff.reason.paid-already', defaultMessage: 'È già pagato' },
  withdrawn: { id: 'staff.reason.withdrawn', defaultMessage: 'Il cliente ha esercitato il recesso' },
  stated: { id: 'staff.reason.stated', defaultMessage: 'C’è una dichiarazione di recesso da controllare' },
  deleted: { id: 'staff.reason.deleted', defaultMessage: 'È stato eliminato' },
  notSigned: { id: 'staff.reason.not-signed', defaultMessage: 'Non è ancora firmato' },
  operatorOnly: { id: 'staff.reason.operator-only', defaultMessage: 'Da firmato lo elimina solo l’operatore' },
});
