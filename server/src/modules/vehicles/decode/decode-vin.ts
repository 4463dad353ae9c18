import { CHECK_DIGIT_POSITION, checkDigitOf, hasRightCheckDigit } from 'shared-api/domain';
import { originOf } from './countries';
import { findManufacturer } from './manufacturers';
import { latestModelYear, MODEL_YEAR_POSITION } from './model-year';

/** Something that a VIN's reader should know; never a reason to refuse it. Positions count from 1. */
export type VinWarning =
  | {
      readonly code: 'check_digit';
      readonly position: number;
      readonly found: string;
      readonly expected: string;
    }
  | {
      readonly code: 'model_year_estimated';
      readonly position: number;
      readonly character: string;
      readonly year: number;
    }
  | { readonly code: 'manufacturer_unknown'; readonly position: number; readonly wmi: string }
  /** Seventeen times the same: it fits the form, and no maker ever gave it. */
  | { readonly code: 'one_character'; readonly position: null };

/** What a well-formed VIN tells by itself. */
export interface DecodedVin {
  readonly wmi: string;
  readonly manufacturer: string | null;
  readonly country: string | null;
  readonly region: string | null;
  /** An estimate: the latest plausible year; null when the VIN carries none. */
  readonly modelYear: number | null;
  readonly warnings: readonly VinWarning[];
}

/**
 * North America and China ask for the check digit by law; elsewhere a maker may use position 9 for anything, so that
 * nothing there says that a VIN was misread.
 */
const REQUIRES_CHECK_DIGIT = /^[1-5L]|^7[F-Z0-9]/;
const ONE_CHARACTER = /^(.)\1+$/;

/** Decodes a well-formed VIN in capital letters; `currentYear` bounds the model year. */
export function decodeVin(vin: string, currentYear: number): DecodedVin {
  const wmi = vin.slice(0, 3);
  const manufacturer = findManufacturer(wmi);
  const character = vin.charAt(MODEL_YEAR_POSITION - 1);
  const modelYear = manufacturer?.encodesModelYear === false ? null : latestModelYear(character, currentYear);
  const warnings: VinWarning[] = [];
  if (ONE_CHARACTER.test(vin)) warnings.push({ code: 'one_character', position: null });
  if (manufacturer === null) warnings.push({ code: 'manufacturer_unknown', position: 1, wmi });
  const checkDigit = checkDigitWarning(vin);
  if (checkDigit !== null) warnings.push(checkDigit);
  if (modelYear !== null) {
    warnings.push({ code: 'model_year_estimated', position: MODEL_YEAR_POSITION, character, year: modelYear });
  }
  return { wmi, manufacturer: manufacturer?.name ?? null, ...originOf(vin), modelYear, warnings };
}

function checkDigitWarning(vin: string): VinWarning | null {
  const found = vin.charAt(CHECK_DIGIT_POSITION - 1);
  const expected = checkDigitOf(vin);
  if (expected === null || hasRightCheckDigit(vin) || !REQUIRES_CHECK_DIGIT.test(vin)) return null;
  return { code: 'check_digit', position: CHECK_DIGIT_POSITION, found, expected };
}
