import { defineMessages } from 'shared-ui/intl';

export const messages = defineMessages({
  roles: { id: 'admin.audience.roles', defaultMessage: 'Ruoli' },
  chosenStores: { id: 'admin.audience.chosen-stores', defaultMessage: 'Dealer scelti' },
  addStore: { id: 'admin.audience.add-store', defaultMessage: 'Aggiungere un dealer' },
  chosenPeople: { id: 'admin.audience.chosen-people', defaultMessage: 'Persone scelte' },
  addPerson: { id: 'admin.audience.add-person', defaultMessage: 'Aggiungere una persona' },
  takeOff: { id: 'admin.audience.take-off', defaultMessage: 'Togli {name}' },
});
