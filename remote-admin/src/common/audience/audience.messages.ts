import { defineMessages } from 'shared-ui/intl';

/** Whole roles, as an audience. */
export const roleGroups = defineMessages({
  admin: { id: 'admin.audience.admins', defaultMessage: 'amministratori' },
  manager: { id: 'admin.audience.managers', defaultMessage: 'manager' },
  user: { id: 'admin.audience.customers', defaultMessage: 'clienti' },
});

export const audienceMessages = defineMessages({
  everyRole: { id: 'admin.audience.everybody', defaultMessage: 'tutti' },
  stores: { id: 'admin.audience.stores', defaultMessage: '{count, plural, one {un dealer} other {# dealer}}' },
  people: { id: 'admin.audience.people', defaultMessage: '{count, plural, one {una persona} other {# persone}}' },
  goneStore: { id: 'admin.audience.gone-store', defaultMessage: 'Dealer eliminato' },
  gonePerson: { id: 'admin.audience.gone-person', defaultMessage: 'Persona cancellata' },
});
