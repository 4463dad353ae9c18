import { formatVin } from 'shared-ui/format';

/** What a car is called: its model, or its VIN as long as nobody has told the model; a draft may have neither. */
export function carLabel({ car_model, car_vin }: { readonly car_model: string; readonly car_vin: string }): string {
  return car_model || formatVin(car_vin) || '–';
}
