import { defineMessages } from 'shared-ui/intl';

/** The car's data: on its panel, in the form, and where two versions are compared. */
export const messages = defineMessages({
  title: { id: 'manager.contract.car', defaultMessage: 'Veicolo' },
  vin: { id: 'manager.contract.car.vin', defaultMessage: 'Telaio (VIN)' },
  theVin: { id: 'manager.contract.car.the-vin', defaultMessage: 'il telaio' },
  registered: { id: 'manager.contract.car.registered', defaultMessage: 'Immatricolata il' },
  fuel: { id: 'manager.contract.car.fuel', defaultMessage: 'Alimentazione' },
  km: { id: 'manager.contract.car.km', defaultMessage: 'Chilometri' },
  measured: { id: 'manager.contract.car.measured', defaultMessage: 'Rilevati il' },
  modelYear: { id: 'manager.contract.car.model-year', defaultMessage: 'Anno modello' },
  material: { id: 'manager.contract.car.material', defaultMessage: 'Codice materiale' },
  kmReason: { id: 'manager.contract.car.km-reason', defaultMessage: 'Perché i chilometri sono di meno' },
});
