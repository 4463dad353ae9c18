import { type VehicleField, vehicleFields } from '../vehicle';

export type Column = 'car_vin' | VehicleField;

/** The columns of an import, each with what else it is headed by. */
const HEADINGS: Readonly<Record<Column, readonly string[]>> = {
  car_vin: ['vin', 'telaio'],
  car_plate: ['targa'],
  car_model: ['modello'],
  car_version: ['versione'],
  car_model_year: ['anno modello'],
  car_fuel: ['alimentazione'],
  car_material_code: ['codice materiale'],
  car_registration_date: ['immatricolazione', 'data immatricolazione'],
  km: ['chilometri'],
  car_mileage_date: ['data chilometri'],
};

/** What a file tells of its vehicles, empty cells too. */
export function fieldsIn({ places }: Pick<ColumnPlaces, 'places'>): VehicleField[] {
  return vehicleFields.filter((field) => places.has(field));
}

/** Where each column stands, and the headings that are none of ours. */
export interface ColumnPlaces {
  readonly places: ReadonlyMap<Column, number>;
  readonly ignored: readonly string[];
}

const BY_HEADING: ReadonlyMap<string, Column> = new Map(
  (['car_vin', ...vehicleFields] as const).flatMap((column) =>
    [column, ...HEADINGS[column]].map((heading): [string, Column] => [heading, column]),
  ),
);

/** Reads the first line; of a column that stands there twice the first one counts. */
export function placeColumns(header: readonly string[]): ColumnPlaces {
  const places = new Map<Column, number>();
  const ignored: string[] = [];
  header.forEach((heading, index) => {
    const column = BY_HEADING.get(heading.trim().toLowerCase());
    if (column !== undefined && !places.has(column)) places.set(column, index);
    else if (heading.trim() !== '') ignored.push(heading.trim());
  });
  return { places, ignored };
}
