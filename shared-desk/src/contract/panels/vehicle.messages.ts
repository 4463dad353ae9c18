import { defineMessages } from 'shared-ui/intl';

/** The car's data: on its panel, in the form, and where two versions are compared. */
export const messages = defineMessages({
  title: { id: 'desk.contract.car', defaultMessage: 'Veicolo' },
  vin: { id: 'desk.contract.car.vin', defaultMessage: 'Telaio (VIN)' },
  theVin: { id: 'desk.contract.car.the-vin', defaultMessage: 'il telaio' },
  registered: { id: 'desk.contract.car.registered', defaultMessage: 'Immatricolata il' },
  fuel: { id: 'desk.contract.car.fuel', defaultMessage: 'Alimentazione' },
  km: { id: 'desk.contract.car.km', defaultMessage: 'Chilometri' },
  measured: { id: 'desk.contract.car.measured', defaultMessage: 'Rilevati il' },
  modelYear: { id: 'desk.contract.car.model-year', defaultMessage: 'Anno modello' },
  material: { id: 'desk.contract.car.material', defaultMessage: 'Codice materiale' },
  kmReason: { id: 'desk.contract.car.km-reason', defaultMessage: 'Perché i chilometri sono di meno' },
});
