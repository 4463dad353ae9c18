import { defineMessages } from 'shared-ui/intl';

/** Of the question before a page is left, which comes with its dialog. */
export const leaveMessages = defineMessages({
  leaveTitle: { id: 'shell.routing.leaveTitle', defaultMessage: 'Lasciare la pagina?' },
  leave: { id: 'shell.routing.leave', defaultMessage: 'Lascia la pagina' },
});
