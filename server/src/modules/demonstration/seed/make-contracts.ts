import { type IsoDate, romeDate, unpaidDays } from 'shared-api/domain';
import type { NewContract } from 'shared-api/entities';
import { demonstrationCustomer } from '../../../../seeds/accounts';
import { campaigns } from '../../../../seeds/traffic';
import { contractNumber, offerOf } from '../../contracts';
import { obstacles, type PackageWithType } from '../../packages';
import type { StoreWithMethods } from '../../stores';
import { beginPast, type PastContext, type PastContract } from '../past/past-contract';
import type { Papers } from '../past/past-signing';
import { creationTimes } from './creation-times';
import { day as dayMs, drawFate, type Fate } from './fate';
import { liveOn } from './live-on';
import { type Car, createCarMaker, kmOn } from './make-cars';
import { createPersonMaker, type Person } from './make-people';
import type { Random } from './random';
import { showcase } from './showcase';

export interface Market {
  readonly stores: readonly StoreWithMethods[];
  readonly packages: readonly PackageWithType[];
  /** The account that sells for a store. */
  readonly managers: ReadonlyMap<string, string>;
  /** The account of a customer, made at the first signature. */
  readonly ownerOf: (person: Person, at: Date) => string;
  /** The demonstration's customer. */
  readonly customerUid: string;
}

export interface Told {
  readonly past: PastContract;
  readonly car: Car;
}

interface Wanted {
  readonly at: Date;
  readonly store: StoreWithMethods;
  readonly own: boolean;
  readonly fate: Fate;
}

/** Of what is already paid, documents are made at once for these last days. */
const freshDays = 4;

/** Tells contracts one after the other, in the order of their numbers. */
export async function* makeContracts(
  context: PastContext,
  market: Market,
  { count, now, random }: { readonly count: number; readonly now: Date; readonly random: Random },
): AsyncGenerator<Told> {
  const numbers = new Map<number, number>();
  const person = createPersonMaker(random);
  const shop = { market, random, carOf: createCarMaker(random) };
  for (const wanted of wantedContracts(market, count, now, random)) {
    const { at, store, own, fate } = wanted;
    const customer = own ? demonstrationCustomer : person(store);
    const purchase = choosePurchase(shop, romeDate(at), own);
    const year = Number(romeDate(at).slice(0, 4));
    const number = (numbers.get(year) ?? 0) + 1;
    numbers.set(year, number);
    const managerUid = market.managers.get(store.store_uid) ?? null;
    const past = beginPast(context, {
      body: bodyOf(wanted, customer, purchase, random),
      offer: offerOf(purchase.offered, store),
      number: contractNumber(year, number),
      source: fate.source,
      userUid: own ? market.customerUid : null,
      managerUid: fate.source === 'manager' ? managerUid : null,
      at,
    });
    await liveOn({
      context,
      past,
      fate,
      random,
      now,
      staff: { actor: 'manager', uid: managerUid },
      papers: papersFor(at, fate, now),
      ownerOf: (signedAt) => (own ? market.customerUid : market.ownerOf(customer, signedAt)),
    });
    yield { past, car: purchase.car };
  }
}

/** Documents are made now for what is still to be signed or paid, since the next step stands on them. */
function papersFor(at: Date, { signs, confirms, pays, withdraws }: Fate, now: Date): Papers {
  const age = now.getTime() - at.getTime() - (signs ?? 0);
  if (!confirms) return age < dayMs ? 'now' : 'later';
  const ended = Math.min(pays ?? Infinity, withdraws ?? Infinity) < age;
  return age < (ended ? freshDays : unpaidDays + 1) * dayMs ? 'now' : 'later';
}

function wantedContracts({ stores }: Market, count: number, now: Date, random: Random): Wanted[] {
  const shown = showcase.map(({ ago, store: name, own, fate }): Wanted => {
    const store = stores.find((each) => each.name === name);
    if (store === undefined) throw new Error(`There is no dealer ${name}`);
    return { at: new Date(now.getTime() - ago), store, own, fate };
  });
  const drawn = creationTimes(Math.max(0, count - shown.length), now, random).map((at): Wanted => {
    const store = random.weighted(stores, (each) => trade(each, stores));
    return { at, store, own: false, fate: drawFate(random, store.methods) };
  });
  return [...shown, ...drawn].sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** The demonstration's dealers sell most, the others between one and three parts. */
function trade(store: StoreWithMethods, stores: readonly StoreWithMethods[]): number {
  if (store.province === 'MI') return 9;
  if (store.province === 'MB') return 6;
  return 1 + (stores.indexOf(store) % 3);
}

interface Shop {
  readonly market: Market;
  readonly random: Random;
  readonly carOf: (day: IsoDate) => Car;
}

interface Purchase {
  readonly car: Car;
  readonly offered: PackageWithType;
}

/**
 * A car and a package that it may have; a car that fits none is left standing.
 * @param served only packages with services, so that there is maintenance to be seen
 */
function choosePurchase(shop: Shop, today: IsoDate, served: boolean): Purchase {
  const { market, random, carOf } = shop;
  const car = carOf(today);
  const { model, version, fuel } = car.model;
  const facts = { model, version, fuel, km: kmOn(car, today), registeredOn: car.registeredOn };
  const fitting = market.packages.filter(
    ({ package: row }) => obstacles(row, facts, today).length === 0 && (!served || row.mantenance_number > 0),
  );
  if (fitting.length === 0) return choosePurchase(shop, today, served);
  return { car, offered: random.weighted(fitting, ({ type }) => (type.kind === 'rental' ? 0.3 : 1)) };
}

function bodyOf({ at, store, fate }: Wanted, person: Person, { car, offered }: Purchase, random: Random): NewContract {
  const today = romeDate(at);
  const { model, version, fuel, material } = car.model;
  return {
    ...person,
    package_id: offered.package.id,
    store_uid: store.store_uid,
    car_vin: car.vin,
    car_plate: car.plate,
    car_model: model,
    car_version: version,
    car_model_year: car.modelYear,
    car_fuel: fuel,
    car_material_code: material,
    km: kmOn(car, today),
    car_mileage_date: today,
    car_registration_date: car.registeredOn,
    general: true,
    marketing: random.chance(0.42),
    survey: random.chance(0.3),
    ...(fate.source === 'online' && random.chance(0.48)
      ? { utms: random.weighted(campaigns, ({ weight }) => weight).utms }
      : {}),
  };
}
