import { defineMessages } from 'shared-ui/intl';

/** Why something cannot be done with a contract now. */
export const reasonMessages = defineMessages({
  signedAlready: { id: 'manager.reason.signed-already', defaultMessage: 'È già firmato' },
  signing: { id: 'manager.reason.signing', defaultMessage: 'Il cliente sta firmando' },
  paidAlready: { id: 'manager.reason.paid-already', defaultMessage: 'È già pagato' },
  withdrawn: { id: 'manager.reason.withdrawn', defaultMessage: 'Il cliente è receduto' },
  notSigned: { id: 'manager.reason.not-signed', defaultMessage: 'Non è ancora firmato' },
  operatorOnly: { id: 'manager.reason.operator-only', defaultMessage: 'Da firmato lo elimina solo l’operatore' },
});
