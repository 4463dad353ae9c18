/** The columns of an import, each with all the headings under which it is found. */
const HEADINGS = [
  ['car_vin', 'vin', 'telaio'],
  ['car_plate', 'targa'],
  ['car_model', 'modello'],
  ['car_version', 'versione'],
  ['car_model_year', 'anno modello'],
  ['car_fuel', 'alimentazione'],
  ['car_material_code', 'codice materiale'],
  ['car_registration_date', 'immatricolazione', 'data immatricolazione'],
  ['km', 'chilometri'],
  ['car_mileage_date', 'data chilometri'],
] as const;

export type Column = (typeof HEADINGS)[number][0];

/** Where each column stands, and the headings that are none of ours. */
export interface ColumnPlaces {
  readonly places: ReadonlyMap<Column, number>;
  readonly ignored: readonly string[];
}

const BY_HEADING: ReadonlyMap<string, Column> = new Map(
  HEADINGS.flatMap((headings) => headings.map((heading): [string, Column] => [heading, headings[0]])),
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
