import type { Dealer } from '../../../../seeds/dealers';
import { firstNames, lastNames, streets } from '../../../../seeds/people';
import { fold } from '../../../platform/db';
import type { Random } from './random';

export interface Person {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly city: string;
  readonly province: string;
  readonly zip_code: string;
}

type Place = Pick<Dealer, 'city' | 'province' | 'zip_code'>;

const prefixes = ['320', '328', '333', '338', '339', '340', '347', '348', '349', '366', '380', '388', '391', '392'];

/** Makes people who live where a dealer is; no e-mail and no phone comes twice. */
export function createPersonMaker(random: Random): (place: Place) => Person {
  const seen = new Map<string, number>();
  let count = 0;
  return ({ city, province, zip_code }) => {
    const firstname = random.pick(firstNames);
    const lastname = random.pick(lastNames);
    const name = addressName(firstname, lastname);
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    count += 1;
    return {
      firstname,
      lastname,
      email: `${name}${times === 1 ? '' : times}@example.com`,
      // Three digits of chance and four that count: no number comes twice.
      phone: `+39${random.pick(prefixes)}${random.int(100, 999)}${String(count).padStart(4, '0')}`,
      address: `${random.pick(streets)} ${random.int(1, 140)}`,
      city,
      province,
      zip_code,
    };
  };
}

/** `nicolo.dalo` */
export function addressName(firstname: string, lastname: string): string {
  return [firstname, lastname].map((part) => fold(part).replace(/[^a-z]/g, '')).join('.');
}
