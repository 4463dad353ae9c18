import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverFolder } from '../../platform/server-folder';

/** A comune of Italy. */
export interface Comune {
  readonly name: string;
  readonly province: string;
  /** Degrees north and east of the town, to about a kilometre. */
  readonly lat: number;
  readonly lng: number;
  /** Its postal codes, in their order. */
  readonly zips: readonly string[];
}

let read: readonly Comune[] | null = null;

/** Every comune, from `server/places/comuni.csv`; read when it is first asked for. */
export function allComuni(): readonly Comune[] {
  read ??= readFileSync(join(serverFolder, 'places', 'comuni.csv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [name = '', province = '', lat, lng, zips = ''] = line.split(';');
      return { name, province, lat: Number(lat), lng: Number(lng), zips: zips.split(' ') };
    });
  return read;
}
