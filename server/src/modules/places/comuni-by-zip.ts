import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverFolder } from '../../platform/server-folder';

/** A comune with all its postal codes. */
export interface ComuneWithZips {
  readonly city: string;
  readonly province: string;
  readonly zips: readonly string[];
}

let read: readonly ComuneWithZips[] | null = null;

/** Every comune of Italy, from `server/places/comuni.csv`; read when it is first asked for. */
export function allComuni(): readonly ComuneWithZips[] {
  read ??= readFileSync(join(serverFolder, 'places', 'comuni.csv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [city = '', province = '', zips = ''] = line.split(';');
      return { city, province, zips: zips.split(' ') };
    });
  return read;
}

/** The comuni that share a postal code, by name; none for a code that nobody has. */
export function comuniOfZip(zipCode: string): readonly ComuneWithZips[] {
  return allComuni().filter(({ zips }) => zips.includes(zipCode));
}
