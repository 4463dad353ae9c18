import { defineMessages } from 'shared-ui/intl';

export const resendMessages = defineMessages({
  sendTitle: { id: 'staff.resend.send-title', defaultMessage: 'Inviare il link a {name}?' },
  title: { id: 'staff.resend.title', defaultMessage: 'Reinviare l’SMS a {name}?' },
  leaves: {
    id: 'staff.resend.leaves',
    defaultMessage:
      '{known, select, yes {Parte subito un SMS al numero {phone}, con il link di {code}.} other {Parte subito un SMS con il link di {code}.}}',
  },
  annuls: {
    id: 'staff.resend.annuls',
    defaultMessage:
      'Il cliente sta firmando: il codice che ha ricevuto non varrà più. Dovrà confermare di nuovo i dati e chiederne uno nuovo.',
  },
});
