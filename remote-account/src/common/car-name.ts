import { formatVin } from 'shared-ui/format';

interface NamedCar {
  readonly car_vin: string;
  readonly car_model: string;
  readonly car_version: string | null;
}

/** Model and version in one line: "Avenger 1.2 Turbo Altitude"; the VIN as long as nobody has told the model. */
export function carName({ car_vin, car_model, car_version }: NamedCar): string {
  return [car_model || formatVin(car_vin), car_version].filter(Boolean).join(' ');
}
