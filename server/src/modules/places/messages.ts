import { defineMessages } from '../../platform/i18n';

/** What does not fit in an address. */
export const messages = defineMessages({
  cityProvince: {
    id: 'server.places.city-province',
    defaultMessage: '{city} è in provincia di {expected}: controlla comune e provincia.',
  },
  zipCity: {
    id: 'server.places.zip-city',
    defaultMessage: 'Il CAP di {city} è {zip}: controlla quello che hai scritto.',
  },
  zipCityRange: {
    id: 'server.places.zip-city-range',
    defaultMessage: 'I CAP di {city} vanno da {from} a {to}: controlla quello che hai scritto.',
  },
  zipProvince: {
    id: 'server.places.zip-province',
    defaultMessage: 'Il CAP {zip} non sembra della provincia di {province}: controlla CAP e provincia.',
  },
});
