import { useEffect, useState } from 'react';
import type { ManagerVehicleReport } from 'shared-api/entities';
import { formatNumber } from 'shared-ui/format';
import { useFormContext } from 'shared-ui/forms';
import type { FormValues, TextField } from '../form/values';

/** What was found for a field, as the form's text. */
export type FoundText = readonly [field: TextField, text: string];

/** What a report knows, as the form's texts. */
function textsOf(report: ManagerVehicleReport): FoundText[] {
  const known: [TextField, string | number | null][] = [
    ['car_plate', report.car_plate],
    ['car_registration_date', report.car_registration_date],
    ['km', report.km === null ? null : formatNumber(report.km)],
    ['car_model', report.car_model],
    ['car_version', report.car_version],
    ['car_fuel', report.car_fuel],
    ['car_model_year', report.model_year],
    ['car_material_code', report.car_material_code],
  ];
  return known.flatMap(([field, value]) => (value === null ? [] : [[field, String(value)]]));
}

/** Whether two texts of a field say the same, however they are written. */
export function isSame(one: string, other: string): boolean {
  const bare = (text: string) => text.replace(/\s/g, '').toLowerCase();
  return bare(one) === bare(other);
}

/**
 * Fills in what was found, once a VIN and never over what somebody typed, and goes on to the first field that nobody
 * knew: from the VIN only, where the person still is.
 * @param goOn puts the focus on a field
 * @returns what was found and not taken, since something else was typed there; kilometres are told at their field
 */
export function useTakeReport(
  report: ManagerVehicleReport | undefined,
  goOn: (field: string) => void,
): readonly FoundText[] {
  const [passedOver, setPassedOver] = useState<readonly FoundText[]>([]);
  const { getValues, setValue, clearErrors } = useFormContext<FormValues>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a report is taken when it arrives.
  useEffect(() => {
    if (!report || getValues('found_vin') === report.vin || getValues('car_vin') !== report.vin) return;
    if (getValues('km') === '' && report.km !== null && report.car_mileage_date) {
      setValue('car_mileage_date', report.car_mileage_date);
    }
    const found = textsOf(report);
    setPassedOver(
      found.filter(([field, text]) => field !== 'km' && getValues(field) !== '' && !isSame(getValues(field), text)),
    );
    for (const [field, text] of found) {
      if (getValues(field) === '') setValue(field, text);
      clearErrors(field);
    }
    setValue('found_vin', report.vin);
    const isAtVin = document.activeElement?.getAttribute('name') === 'car_vin';
    const next = report.missing.find((field) => field === 'km' || field === 'car_plate') ?? report.missing[0];
    if (isAtVin) goOn(next ?? 'km');
  }, [report]);

  return passedOver;
}
