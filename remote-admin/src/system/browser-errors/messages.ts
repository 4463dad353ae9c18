import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  title: { id: 'admin.system.errors.title', defaultMessage: 'Errori dei browser' },
  meta: { id: 'admin.system.errors.meta', defaultMessage: 'ultime 24 ore, gli uguali insieme' },
  none: { id: 'admin.system.errors.none', defaultMessage: 'Nessun errore nelle ultime 24 ore.' },
  times: { id: 'admin.system.errors.times', defaultMessage: '{count, plural, one {# volta} other {{shown} volte}}' },
  first: { id: 'admin.system.errors.first', defaultMessage: 'la prima {at}' },
  where: { id: 'admin.system.errors.where', defaultMessage: 'Dove, nei sorgenti' },
  request: { id: 'admin.system.errors.request', defaultMessage: 'richiesta {id}' },
});
