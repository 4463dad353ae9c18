import type { MessageDescriptor } from 'shared-ui/intl';
import { partHelps, partSaves, partTitles } from './messages';
import type { StoreFieldName } from './store-values';

export type PartName = keyof typeof partTitles;

/** A part of a dealer that is filled in and saved on its own. */
export interface StorePart {
  /** What its anchor is called. */
  readonly id: string;
  readonly title: MessageDescriptor;
  readonly help: MessageDescriptor;
  readonly save: MessageDescriptor;
  readonly fields: readonly StoreFieldName[];
}

function part(name: PartName, id: string, fields: readonly StoreFieldName[]): StorePart {
  return { id, title: partTitles[name], help: partHelps[name], save: partSaves[name], fields };
}

/** The parts in the order of the page. */
export const storeParts: Readonly<Record<PartName, StorePart>> = {
  data: part('data', 'dati', ['name', 'code', 'association_code']),
  place: part('place', 'indirizzo', ['address', 'address_info', 'zip_code', 'city', 'province', 'lat', 'lng']),
  contacts: part('contacts', 'contatti', ['phone', 'email', 'website']),
  hours: part('hours', 'orari', ['opening_hours']),
  picture: part('picture', 'immagine', ['thumbnail']),
  payments: part('payments', 'pagamenti', ['payments_methods', 'iban']),
  state: part('state', 'stato', ['active', 'online_enabled', 'visible']),
};
