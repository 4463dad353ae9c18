import { formatPlate, normalisePlate } from 'shared-api/domain';
import { t } from '../../platform/i18n';
import type { VinWarning } from './decode/decode-vin';
import type { VehicleKnowledge } from './look-up';
import { messages } from './messages';

/** A warning as the API answers it; `position` counts from 1 in the VIN, null when it is not about one place. */
export interface VehicleWarning {
  readonly code: string;
  readonly position: number | null;
  readonly message: string;
}

/** The decoder's warnings, without those that a better source has settled. */
export function warningsOf(known: VehicleKnowledge): VehicleWarning[] {
  return known.decoded.warnings
    .filter(({ code }) => code !== 'model_year_estimated' || known.modelYearConfidence === 'stimato')
    .filter(({ code }) => code !== 'manufacturer_unknown' || known.manufacturer === null)
    .map((warning) => ({ code: warning.code, position: warning.position, message: describe(warning) }));
}

/** A plate that differs from the registry's; for staff only, since it tells whether a guessed plate is right. */
export function plateWarning(known: VehicleKnowledge, plate: string | undefined): VehicleWarning[] {
  const registered = known.registered?.plate ?? null;
  if (plate === undefined || registered === null || normalisePlate(plate) === normalisePlate(registered)) return [];
  return [
    { code: 'plate_mismatch', position: null, message: t(messages.plateMismatch, { plate: formatPlate(plate) }) },
  ];
}

function describe(warning: VinWarning): string {
  switch (warning.code) {
    case 'check_digit':
      return t(messages.checkDigit, { expected: warning.expected, found: warning.found });
    case 'model_year_estimated':
      // As text: a year is no number that takes a thousands separator.
      return t(messages.modelYearEstimated, { character: warning.character, year: String(warning.year) });
    case 'manufacturer_unknown':
      return t(messages.manufacturerUnknown, { wmi: warning.wmi });
    case 'one_character':
      return t(messages.oneCharacter);
  }
}
