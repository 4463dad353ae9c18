import { adminPackages } from 'shared-api/contracts';
import { priceTrial } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { useSettled } from 'shared-ui/data';
import { parseWhole } from 'shared-ui/format';
import { keepPreviousData, useQuery } from 'shared-ui/query';
import { type PackageValues, packageBody } from './package-values';

/** A made-up car as it is typed; what is empty is not known. */
export const emptyCar = { car_model: '', car_fuel: '', km: '', car_registration_date: '' };
export type SampleCar = typeof emptyCar;

const trialFields = [
  'price',
  'iva_rate',
  'discount_amount',
  'discount_type',
  'models',
  'fuels',
  'max_age_months',
  'max_km',
] as const;

/** The car as the API takes it; null while nothing of it is known. */
function carOf({ km, ...texts }: SampleCar) {
  const known = Object.entries(texts).filter(([, text]) => text.trim() !== '');
  const driven = parseWhole(km);
  const car = Object.fromEntries([...known, ...(driven === null ? [] : [['km', driven] as const])]);
  return Object.keys(car).length === 0 ? null : car;
}

/** Computes the price, and the rules for a car, once the typing rests; nothing is asked while the form makes no sense. */
export function useTrial(values: PackageValues, car: SampleCar) {
  const packages = useApi().bind(adminPackages);
  const body = packageBody(values);
  const sample = carOf(car);
  const typed = {
    ...Object.fromEntries(trialFields.map((name) => [name, body[name]])),
    ...(sample && { car: sample }),
  };
  const settled = useSettled(JSON.stringify(typed), 400);
  const asked = priceTrial.safeParse(JSON.parse(settled));
  return useQuery({
    queryKey: ['admin', 'packages', 'trial', settled],
    queryFn: async ({ signal }) => {
      if (!asked.success) return null;
      return (await packages.previewPrice({ body: asked.data }, { signal, quiet: true, background: true })).data;
    },
    enabled: asked.success,
    placeholderData: asked.success ? keepPreviousData : undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
