import { defineMessages } from '../i18n';

export const listMessages = defineMessages({
  value: { id: 'server.list.value', defaultMessage: 'Questo valore non si può usare per questo filtro.' },
});
