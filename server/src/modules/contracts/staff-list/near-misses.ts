import { isItalianPlate, isVin, normalisePlate, normaliseVin } from 'shared-api/domain';
import type { NearMiss } from 'shared-api/entities';

/** What a typed plate, VIN or contract number may have been meant to be. */
interface NearMisses {
  readonly field: NearMiss['field'];
  /** With two neighbouring characters swapped. */
  readonly swapped: readonly string[];
  /** With one other character; none of a contract number, since of those the next one is always there. */
  readonly replaced: readonly string[];
}

const characters = [...'0123456789ABCDEFGHJKLMNPRSTUVWXYZ'];
const typedPlate = /^[A-Z0-9]{7}$/;
const typedVin = /^[A-Z0-9]{17}$/;
const typedCode = /^CC-?(\d{4})-?(\d{6})$/;
const isCode = (text: string) => /^CC-\d{4}-\d{6}$/.test(text);

/**
 * The texts that differ from a typed one by two swapped neighbours or by one character: for a VIN some 560 at most.
 * Null for a text that is neither a present Italian plate nor a VIN nor a contract number.
 */
export function nearMissesOf(typed: string): NearMisses | null {
  const text = normalisePlate(typed);
  const code = typedCode.exec(text);
  if (code !== null) return misses('code', `CC-${code[1]}-${code[2]}`, isCode, []);
  if (typedPlate.test(text)) return misses('car_plate', text, isItalianPlate, characters);
  const vin = normaliseVin(typed);
  return typedVin.test(vin) ? misses('car_vin', vin, isVin, characters) : null;
}

function misses(
  field: NearMiss['field'],
  text: string,
  isOne: (candidate: string) => boolean,
  others: readonly string[],
): NearMisses {
  const places = [...text].map((character, index) => ({ character, index }));
  const put = (index: number, part: string) => text.slice(0, index) + part + text.slice(index + part.length);
  const fits = (candidate: string) => candidate !== text && isOne(candidate);
  return {
    field,
    swapped: places
      .map(({ character, index }) => put(index, `${text[index + 1] ?? ''}${character}`))
      .filter((candidate) => candidate.length === text.length && fits(candidate)),
    replaced: places.flatMap(({ index }) => others.map((other) => put(index, other))).filter(fits),
  };
}
