import { formatMoney } from 'shared-api/domain';
import type { PackagePrice, PriceTrial } from 'shared-api/entities';
import { obstacles } from '../eligibility.rules';
import { obstacleSentence } from '../obstacle-sentence';
import { priceOf } from '../price.rules';
import { expectFaultless } from './package.rules';
import { pricedBy } from './package-columns';

/**
 * A price as contracts would freeze it and, with a car, whether the rules let it have the package; nothing is saved.
 * @param today the day of the request in Europe/Rome, `YYYY-MM-DD`
 * @throws Refusal `validation`
 */
export function tryPrice(trial: PriceTrial, today: string): PackagePrice {
  const { car, models = [], fuels = [], max_age_months = null, max_km = null, ...fields } = trial;
  expectFaultless(fields);
  const { price, discount, iva, total } = priceOf(pricedBy(fields));
  const reasons =
    car === undefined
      ? []
      : obstacles(
          { models, fuels, max_age_months, max_km },
          { model: car.car_model, fuel: car.car_fuel, km: car.km, registeredOn: car.car_registration_date },
          today,
        ).map(obstacleSentence);
  return {
    price: formatMoney(price),
    discount: formatMoney(discount),
    iva: formatMoney(iva),
    total: formatMoney(total),
    currency_symbol: '€',
    eligible: car === undefined ? null : reasons.length === 0,
    reasons,
  };
}
