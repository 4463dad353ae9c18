import { defineMessages } from 'shared-ui/intl';

/** The heading of the car's panel and section; its fields are named by shared-api. */
export const messages = defineMessages({
  title: { id: 'staff.contract.car', defaultMessage: 'Veicolo' },
  theVin: { id: 'staff.contract.car.the-vin', defaultMessage: 'il telaio' },
});
