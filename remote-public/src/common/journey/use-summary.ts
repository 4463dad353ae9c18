import { formatMoney, withMaker } from 'shared-api/domain';
import { fuelNames } from 'shared-api/messages';
import type { Price, SummaryCar, SummaryRow } from 'shared-ui/components';
import { formatDate, formatDistance, formatKm, parseDate } from 'shared-ui/format';
import { type IntlShape, useIntl } from 'shared-ui/intl';
import type { FunnelState } from '../funnel/funnel-state';
import type { JourneyStep } from '../funnel/guard';
import { stepPath } from '../funnel/paths';
import { consumerPrice, type NetPrice } from '../prices';
import { messages } from './messages';
import { planText } from './plan-text';
import { totalName } from './total-name';

/** A price with tax, as the summary's lines take it. */
function shownPrice(net: NetPrice): Price {
  const { price, discount, total, iva } = consumerPrice(net);
  return {
    price: formatMoney(price),
    discount: formatMoney(discount),
    total: formatMoney(total),
    iva: formatMoney(iva),
    iva_rate: net.iva_rate,
  };
}

/** The chosen package's price. A rental's is named for what it is: the sum for the whole time, not a month's. */
export function useShownPrice({ kind, offer }: FunnelState): Price | null {
  const intl = useIntl();
  if (!offer) return null;
  const price = shownPrice(offer);
  return kind === 'rental' ? { ...price, name: totalName(kind, offer.mantenance_duration, intl) } : price;
}

export function summaryCar(state: FunnelState): SummaryCar {
  return {
    vin: state.vin,
    name: carName(state),
    plate: state.car?.car_plate ?? state.vehicle.car_plate,
    registrationDate: state.car?.car_registration_date ?? parseDate(state.vehicle.car_registration_date),
  };
}

function vehicleRow({ vin, car }: FunnelState, intl: IntlShape): SummaryRow {
  return {
    label: intl.formatMessage(messages.vehicle),
    value: car && `${intl.formatMessage(fuelNames[car.car_fuel])}, ${formatKm(car.km)}`,
    detail: car && intl.formatMessage(messages.registered, { date: formatDate(car.car_registration_date) }),
    changeTo: stepPath(vin, 'vehicle'),
  };
}

function packageRow({ vin, offer }: FunnelState, change: boolean, intl: IntlShape): SummaryRow {
  return {
    label: intl.formatMessage(messages.packages),
    value: offer?.title,
    detail: offer ? planText(offer, intl) : intl.formatMessage(messages.toChoose),
    changeTo: change ? stepPath(vin, 'packages') : undefined,
  };
}

function dealerRow({ vin, dealer }: FunnelState, change: boolean, intl: IntlShape): SummaryRow {
  const place =
    dealer &&
    (dealer.distance_km === null
      ? `${dealer.address}, ${dealer.zip_code} ${dealer.city}`
      : intl.formatMessage(messages.dealerFar, {
          city: dealer.city,
          km: formatDistance(dealer.distance_km),
        }));
  return {
    label: intl.formatMessage(messages.store),
    value: dealer?.name,
    detail: place ?? intl.formatMessage(messages.toChoose),
    changeTo: change ? stepPath(vin, 'store') : undefined,
  };
}

/** The summary's rows for a step: what was chosen before can be changed, what comes is still to choose. */
export function useSummaryRows(state: FunnelState, step: Exclude<JourneyStep, 'vehicle'>): SummaryRow[] {
  const intl = useIntl();
  const choices = [packageRow(state, step !== 'packages', intl), dealerRow(state, step === 'confirm', intl)];
  return step === 'packages' ? [vehicleRow(state, intl), ...choices] : choices;
}

/** Make, model and version in one line: "Jeep Avenger 1.2 Turbo Altitude". */
function carName({ report, car, vehicle }: FunnelState): string {
  const model = car?.car_model ?? report?.car_model ?? vehicle.car_model;
  const version = car?.car_version ?? report?.car_version ?? vehicle.car_version;
  const maker = report?.manufacturer ?? vehicle.car_maker;
  return [withMaker(model, maker).trim(), version].filter(Boolean).join(' ');
}
