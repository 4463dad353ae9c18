import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'admin.readiness.title', defaultMessage: 'Per essere in linea' },
  ready: { id: 'admin.readiness.ready', defaultMessage: 'Non manca nulla.' },
  missing: {
    id: 'admin.readiness.missing',
    defaultMessage: '{count, plural, one {Manca una cosa.} other {Mancano {count} cose.}}',
  },
  hidden: {
    id: 'admin.readiness.hidden',
    defaultMessage: 'È acceso, ma i clienti non lo vedono finché manca qualcosa.',
  },
  met: { id: 'admin.readiness.met', defaultMessage: 'A posto:' },
  lacking: { id: 'admin.readiness.lacking', defaultMessage: 'Manca:' },
});
