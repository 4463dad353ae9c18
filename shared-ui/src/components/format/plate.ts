import { ITALIAN_PLATE_PATTERN } from 'shared-api/domain';
import { NBSP } from './number';

/** Whether it has the form in use since 1994. What an answer holds is normalised already. */
export function isItalianPlate(plate: string): boolean {
  return ITALIAN_PLATE_PATTERN.test(plate);
}

/** "GT109RZ" to "GT 109 RZ"; an older, foreign or masked plate stays unsplit. */
export function formatPlate(plate: string): string {
  return isItalianPlate(plate) ? [plate.slice(0, 2), plate.slice(2, 5), plate.slice(5)].join(NBSP) : plate;
}

/** The year of first registration in two digits, as on the plate's right band. */
export function plateYear(registrationDate: string): string {
  return registrationDate.slice(2, 4);
}
