import { addRomeDays, romeDate } from 'shared-api/domain';
import { demonstrationPassword } from '../../../../seeds/accounts';
import { hashPassword } from '../../../platform/auth';
import type { Database, Queries } from '../../../platform/db';
import { storeManagers, userRoles, users } from '../../../platform/db/schema';
import { formatNumber, t } from '../../../platform/i18n';
import type { Outbox } from '../../../platform/outbox';
import type { Settings } from '../../../platform/settings';
import { isSeeded, markSeeded, shrinkHeap } from '../../../platform/start';
import type { Storage } from '../../../platform/storage';
import type { Workers } from '../../../platform/workers';
import type { LinkContext } from '../../contracts';
import { listOnSale } from '../../packages';
import { findOnLine } from '../../stores';
import { funnelEvents } from '../../telemetry';
import { vehicles } from '../../vehicles';
import type { PastContext, PastContract } from '../past/past-contract';
import { inBatches, writePast } from '../past/write-past';
import { erasePast } from './erase-past';
import { day } from './fate';
import { makeAccount, type SeedAccount } from './make-accounts';
import { createCarMaker, knownCarRow, vehicleRow } from './make-cars';
import { type Market, makeContracts, type Told } from './make-contracts';
import { makeFunnel } from './make-funnel';
import { remindPast } from './make-reminders';
import { makeStaff } from './make-staff';
import { seededRandom } from './random';
import { seedMessages } from './seed.messages';
import { writeCatalogue } from './write-catalogue';
import { writeMessages } from './write-messages';
import { writeNotices, writeOperatorNotices } from './write-notices';
import { keepPictures, writePictures } from './write-pictures';

export interface SeedContext extends PastContext, LinkContext {
  readonly outbox: Outbox;
  readonly db: Database;
  readonly settings: Pick<Settings, 'get'>;
  readonly storage: Storage;
  readonly workers: Pick<Workers, 'rest'>;
  /** The moment up to which things have happened. */
  readonly now: Date;
  /** A line of progress. */
  readonly say: (line: string) => void;
  readonly contracts?: number;
  readonly vehicles?: number;
}

const wholeWorld = { contracts: 2_000, vehicles: 300 };
const seed = 20_261_121;
/** The catalogue and the staff are older than the first contract. */
const openedDaysAgo = 760;
const writtenAtOnce = 100;
/** Contracts, a multiple of those. */
const letGoEvery = 500;

/**
 * Makes the demonstration's world: the same one each time but for ids and secrets. Dealers and packages come first;
 * everything else is written in one transaction, so that a start that is interrupted begins it again.
 */
export async function seedDemonstration(context: SeedContext): Promise<void> {
  const { db, now, say } = context;
  const opened = new Date(now.getTime() - openedDaysAgo * day);
  say(t(seedMessages.catalogue));
  const isThere = await db.transaction(async (tx) => {
    await writeCatalogue(tx, seededRandom(seed), opened);
    return isSeeded(tx);
  });
  if (isThere) return;

  const stores = await findOnLine(db.read, {});
  const packages = await listOnSale(db.read, now);
  const staff = makeStaff(stores, {
    random: seededRandom(seed + 1),
    passwordHash: await hashPassword(demonstrationPassword),
    at: opened,
  });
  const customers = new Map<string, SeedAccount>();
  const told = await tellWorld(context, {
    stores,
    packages,
    managers: staff.managers,
    customerUid: staff.customerUid,
    ownerOf(person, at) {
      const known = customers.get(person.email) ?? makeAccount(person, { role: 'user', passwordHash: null, at });
      customers.set(person.email, known);
      return known.user.uid;
    },
  });

  // The documents are made.
  await context.workers.rest();
  shrinkHeap();
  const pictures = await keepPictures(context.storage);
  say(t(seedMessages.writing));
  await db.transaction(async (tx) => {
    // Of several processes that start together the first one's world stays.
    if (await isSeeded(tx)) return;
    await writePictures(tx, pictures, staff.accounts, { ...context, at: opened });
    await writeAccounts(tx, [...staff.accounts, ...customers.values()]);
    await tx.insert(storeManagers).values(staff.attached);
    await tx.insert(vehicles).values(told.vehicles).onConflictDoNothing();
    await writeContracts(tx, context, told.pasts);
    await writeOperatorNotices(tx, now);
    await inBatches(funnelEvents, told.steps, (rows) => tx.insert(funnelEvents).values(rows));
    await markSeeded(tx);
  });
  shrinkHeap();
}

/** What is to be written: the contracts, and what others know of them. */
interface World {
  readonly pasts: readonly PastContract[];
  readonly vehicles: (typeof vehicles.$inferInsert)[];
  readonly steps: (typeof funnelEvents.$inferInsert)[];
}

async function tellWorld(context: SeedContext, market: Market): Promise<World> {
  const told = await tellContracts(context, market);
  const pasts = told.map(({ past }) => past);
  const steps = makeFunnel(pasts, context.now, seededRandom(seed + 3));
  erasePast(context, pasts, context.now);
  return { pasts, steps, vehicles: knownVehicles(told, context) };
}

async function tellContracts(context: SeedContext, market: Market): Promise<Told[]> {
  const { now, say, contracts: count = wholeWorld.contracts } = context;
  const told: Told[] = [];
  const sayCount = (done: number) =>
    say(t(seedMessages.contracts, { done: formatNumber(done), all: formatNumber(count) }));
  for await (const one of makeContracts(context, market, { count, now, random: seededRandom(seed + 2) })) {
    remindPast(one.past, now);
    told.push(one);
    if (told.length % Math.ceil(count / 5) > 0) continue;
    sayCount(told.length);
    shrinkHeap();
  }
  return told;
}

async function writeAccounts(tx: Queries, accounts: readonly SeedAccount[]): Promise<void> {
  await inBatches(
    users,
    accounts.map(({ user }) => user),
    (rows) => tx.insert(users).values(rows),
  );
  await inBatches(
    userRoles,
    accounts.map(({ role }) => role),
    (rows) => tx.insert(userRoles).values(rows),
  );
}

/** A few at a time: the rows of all at once take as much memory again. */
async function writeContracts(tx: Queries, context: SeedContext, pasts: readonly PastContract[]): Promise<void> {
  for (let start = 0; start < pasts.length; start += writtenAtOnce) {
    const some = pasts.slice(start, start + writtenAtOnce);
    await writePast(tx, context.keys, some);
    await writeNotices(tx, some, context.now);
    await writeMessages(tx, context, some);
    if (start % letGoEvery === 0) shrinkHeap();
  }
}

/** The registry knows the car that everybody may try, the latest that were sold a contract for, and as many others. */
function knownVehicles(told: readonly Told[], { now, vehicles: count = wholeWorld.vehicles }: SeedContext) {
  const sold = told
    .slice(-Math.floor(count / 2))
    .map(({ past, car }) => vehicleRow(car, romeDate(past.contract.created_at), now));
  const carOf = createCarMaker(seededRandom(seed + 4));
  const today = romeDate(now);
  const others = Array.from({ length: count - sold.length - 1 }, () =>
    vehicleRow(carOf(today), addRomeDays(today, -30), now),
  );
  return [knownCarRow(now), ...sold, ...others];
}
