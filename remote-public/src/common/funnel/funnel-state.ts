import {
  carFields,
  contractUid,
  offeredPackage,
  packageKind,
  publicStore,
  publicVehicleReport,
} from 'shared-api/entities';
import * as z from 'shared-api/schema';

/** The missing data of the vehicle as the person typed them. */
const vehicleValues = z.object({
  car_plate: z.string(),
  /** As typed, DD/MM/YYYY. */
  car_registration_date: z.string(),
  /** As typed, "18.420". */
  km: z.string(),
  /** Where the VIN does not tell it; a journey that began before it was asked has none. */
  car_maker: z._default(z.string(), ''),
  car_model: z.string(),
  car_version: z.string(),
  car_model_year: z.string(),
  car_fuel: z.string(),
  /** Where the kilometres are fewer than the last known ones; a journey that began before it was asked has none. */
  km_reason: z._default(z.string(), ''),
});
export type VehicleValues = z.infer<typeof vehicleValues>;
export type VehicleField = keyof VehicleValues;

/** The person's data as typed, consents included: nothing is lost on the way back and forth. */
const customerValues = z.object({
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  phone: z.string(),
  phone_confirmed: z.boolean(),
  /** A journey that began before it was asked has none. */
  tax_code: z._default(z.string(), ''),
  address: z.string(),
  address_info: z.string(),
  city: z.string(),
  province: z.string(),
  zip_code: z.string(),
  general: z.boolean(),
  marketing: z.boolean(),
  survey: z.boolean(),
});
export type CustomerValues = z.infer<typeof customerValues>;

/** The car once nothing is missing: what packages are asked for and what the contract carries. */
export const completeCar = z.object(carFields);
export type CompleteCar = z.infer<typeof completeCar>;

export const chosenDealer = z.omit(publicStore, { thumbnail: true, website: true, email: true });
export type ChosenDealer = z.infer<typeof chosenDealer>;

/** The visitor's unfinished journey. Each later choice rests on the earlier ones. */
export const funnelState = z.object({
  vin: z.string(),
  kind: packageKind,
  report: z.nullable(publicVehicleReport),
  vehicle: vehicleValues,
  car: z.nullable(completeCar),
  offer: z.nullable(offeredPackage),
  dealer: z.nullable(chosenDealer),
  customer: customerValues,
  contract_uid: z.nullable(contractUid),
  /** The version of it that these values were written to or read from; null where that was not noted. */
  contract_version: z._default(z.nullable(z.number()), null),
  /** Where that contract is shown: by its link, or in the account. */
  contract_base: z._default(z.enum(['/public', '/account']), '/public'),
  /** A dealer made that contract, and the person tells what is missing: package and dealer are chosen already. */
  completing: z._default(z.boolean(), false),
});
export type FunnelState = z.infer<typeof funnelState>;

export const emptyVehicle: VehicleValues = {
  car_plate: '',
  car_registration_date: '',
  km: '',
  car_maker: '',
  car_model: '',
  car_version: '',
  car_model_year: '',
  car_fuel: '',
  km_reason: '',
};

export const emptyFunnel: FunnelState = {
  vin: '',
  kind: 'care',
  report: null,
  vehicle: emptyVehicle,
  car: null,
  offer: null,
  dealer: null,
  customer: {
    firstname: '',
    lastname: '',
    email: '',
    phone: '',
    phone_confirmed: false,
    tax_code: '',
    address: '',
    address_info: '',
    city: '',
    province: '',
    zip_code: '',
    general: false,
    marketing: false,
    survey: false,
  },
  contract_uid: null,
  contract_version: null,
  contract_base: '/public',
  completing: false,
};

/** Whether anything of the person's data is there. */
export function isPersonTold({ customer }: FunnelState): boolean {
  return Object.values(customer).some((value) => value !== '' && value !== false);
}

/** What is left of a journey whose contract was signed: the way to it, for who goes back to the pages that made it. */
export function afterSigning({ vin, kind, contract_uid, contract_base }: FunnelState): FunnelState {
  return { ...emptyFunnel, vin, kind, contract_uid, contract_base };
}

/** Was the journey's contract signed? Before that, what was chosen for it is there. */
export function isSigned({ contract_uid, offer }: FunnelState): boolean {
  return contract_uid !== null && offer === null;
}

/** Another car, or the next contract of one, begins the journey anew; the person stays who they are. */
export function startWith(state: FunnelState, vin: string, kind: FunnelState['kind']): FunnelState {
  if (state.vin === vin && state.kind === kind && !isSigned(state)) return state;
  return { ...emptyFunnel, vin, kind, dealer: state.dealer, customer: state.customer };
}
