import { PDF } from '@libpdf/core';
import { eq } from 'drizzle-orm';
import type { OfferedPackageType } from 'shared-api/entities';
import { clausesOf } from 'shared-api/terms';
import * as z from 'zod/mini';
import { packageTypes as seedTypes } from '../../../../seeds/packages';
import { packages, packageTypes } from '../../../platform/db/schema';
import { contractWorld, newCustomer, type World } from '../../contracts/testing';
import { makePackages } from './make-packages';

/** The demonstration's packages, one by one: what the visitor was shown is what the contract says. */
let world: World;
let offered: readonly OfferedPackageType[];
beforeAll(async () => {
  world = await contractWorld();
  const catalogue = makePackages(seedTypes, world.clock.now());
  await world.platform.db.transaction(async (tx) => {
    await tx.delete(packages).where(eq(packages.id, world.packageId));
    await tx.delete(packageTypes);
    await tx.insert(packageTypes).values(catalogue.types);
    await tx.insert(packages).values(catalogue.packages);
  });
  offered = (await world.call({ path: '/public/pack-types' })).json().data;
});
afterAll(() => world.close());

/** A car that may have a package: nearly new, with what its rules ask for. */
const carFor = (fuels: readonly string[] | undefined) => ({
  car_fuel: fuels?.[0] ?? 'benzina',
  car_registration_date: '2026-01-10',
  car_mileage_date: '2026-03-01',
  km: 500,
});

/** The one document there is before the code is confirmed. */
const idOf = (documents: unknown) => z.parse(z.tuple([z.object({ id: z.string() })]), documents)[0].id;

const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const rows = seedTypes.flatMap((type) => type.packages.map((row) => ({ ...row, kind: type.kind })));

test.each(rows.map((row, index) => [`${row.title} (${row.sku})`, row, index] as const))(
  '%s: card and contract say the same, line by line',
  async (_, { title, kind, fuels, included: sold }, index) => {
    const pack = offered
      .flatMap((type) => type.packages)
      .find((one) => one.title === title && one.included.join() === sold.join());
    if (pack === undefined) throw new Error(`${title} is not on sale`);
    const phone = `+3933312345${String(index).padStart(2, '0')}`;
    const customer = await newCustomer(world, { package_id: pack.id, total: pack.total, phone, ...carFor(fuels) });
    await customer.post('sign', { terms: true, clauses: true });
    const { body } = await customer.get('/documents');
    const { bytes } = await customer.file(`/documents/${idOf(body.data)}`);
    const lines = (await PDF.load(bytes))
      .getPages()
      .flatMap((page) => page.extractText().text.split('\n'))
      .map((line) => line.replace(/^•\s*/, '').trim());

    const [from, between, to] = ['Comprende', 'Non comprende', kind === 'rental' ? /^Canone,/ : /^Prezzo,/].map(
      (mark) => lines.findIndex((line) => (typeof mark === 'string' ? line === mark : mark.test(line))),
    );
    expect(lines.slice((from ?? 0) + 1, between)).toEqual(pack.included);
    expect(lines.slice((between ?? 0) + 1, to)).toEqual(pack.excluded);

    const text = words(lines.join(' '));
    for (const { number, title: heading, paragraphs } of clausesOf(kind)) {
      expect(lines).toContain(`${number}. ${heading.defaultMessage}`);
      for (const { defaultMessage } of paragraphs) expect(text).toContain(words(defaultMessage).slice(0, 60));
    }
  },
);
