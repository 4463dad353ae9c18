import type { FileContent } from '../../../platform/http';
import { headingOf } from '../../../platform/import';
import {
  flagColumn,
  numberColumn,
  type SheetColumn,
  type SheetFormat,
  spreadsheetFile,
  textColumn,
} from '../../../platform/spreadsheet';
import { storeShape } from './store-shape';

/** The fields that a file can fill, in the order of its columns, each with what an example has. */
const example = {
  code: 'ESEMPIO',
  name: 'Autofficina Esempio',
  association_code: '',
  address: 'via Roma 1',
  address_info: '',
  zip_code: '20121',
  city: 'Milano',
  province: 'MI',
  country: 'IT',
  phone: '02 1234 5678',
  email: 'info@esempio.it',
  website: 'https://esempio.it',
  iban: '',
  lat: 45.4642,
  lng: 9.19,
  payments_methods: 'concessionaria, carta',
  active: true,
  online_enabled: false,
  visible: true,
};
type Example = typeof example;

const columns = Object.entries(example).map(([field, value]) => column(field, value));

/** A file of dealers to fill in: the headings and a dealer as an example. */
export function storeTemplate(format: SheetFormat, at: Date): FileContent {
  return spreadsheetFile({ format, name: 'dealer-modello', columns, pages: [[example]], rows: 1, at });
}

/** Headed as a list of dealers is, in words that the import knows. */
function column(field: string, value: string | number | boolean): SheetColumn<Example> {
  const heading = headingOf(field, storeShape.headings);
  if (typeof value === 'boolean') return flagColumn(heading, () => value);
  if (typeof value === 'number') return numberColumn(heading, () => value);
  return textColumn(heading, () => value);
}
