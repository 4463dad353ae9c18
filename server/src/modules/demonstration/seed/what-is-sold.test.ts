import { PDF } from '@libpdf/core';
import { eq } from 'drizzle-orm';
import type { OfferedPackage, OfferedPackageType } from 'shared-api/entities';
import { clausesOf, coverTable, termsPath, termsVersion } from 'shared-api/terms';
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

/** White space is where a reader of the PDF guesses it. */
const bare = (text: string) => text.replaceAll(/\s+/g, '');

/** What is repeated on each page is no line of the contract. */
const isRepeated = (line: string) =>
  /^CC-\d{4}-\d{6}\s*\d+ \/ \d+$/.test(line) || /^Contratto di .* CarCare S\.r\.l\.$/.test(line);

/** The table of the first page and of the comparison, as the sentences that it makes of a package. */
function tableOf(pack: OfferedPackage): { readonly included: string[]; readonly excluded: string[] } {
  const cells = coverTable([pack]).flatMap(({ rows: all }) =>
    all.map((row) => ({ name: typeof row.name === 'string' ? row.name : row.name.defaultMessage, cell: row.of(pack) })),
  );
  const included = cells.flatMap(({ name, cell }) => {
    if (cell.kind === 'days') return [`${name} fino a ${cell.value} ${cell.value === 1 ? 'giorno' : 'giorni'}`];
    if (cell.kind === 'number' && name.startsWith('Tagliandi')) {
      return [`${cell.value} ${cell.value === 1 ? 'tagliando' : 'tagliandi'}${name.slice('Tagliandi'.length)}`];
    }
    return cell.kind === 'flag' && cell.value ? [name] : [];
  });
  const excluded = cells.flatMap(({ name, cell }) => (cell.kind === 'exclusion' && cell.value ? [name] : []));
  return { included, excluded };
}

const rows = seedTypes.flatMap((type) => type.packages.map((row) => ({ ...row, kind: type.kind })));

test.each(rows.map((row, index) => [`${row.title} (${row.sku})`, row, index] as const))(
  '%s: table, card, conditions and contract say the same, line by line',
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
      .map((line) => line.replace(/^•\s*/, '').trim())
      .filter((line) => !isRepeated(line));

    const [from, between, to] = ['Comprende', 'Non comprende', kind === 'rental' ? /^Canone,/ : /^Prezzo,/].map(
      (mark) => lines.findIndex((line) => (typeof mark === 'string' ? line === mark : mark.test(line))),
    );
    const printed = { included: lines.slice((from ?? 0) + 1, between), excluded: lines.slice((between ?? 0) + 1, to) };
    // The card shows the lines as the offer has them.
    expect(printed).toEqual({ included: pack.included, excluded: pack.excluded });
    const table = tableOf(pack);
    expect([...table.included].sort()).toEqual([...printed.included].sort());
    expect([...table.excluded].sort()).toEqual([...printed.excluded].sort());
    const plan = `Tagliandi ${pack.mantenance_number} Durata in mesi ${pack.mantenance_duration} Limite in chilometri`;
    expect(bare(lines.join())).toContain(bare(plan));

    // The conditions that the page shows, in the version in force.
    const text = bare(lines.join(' '));
    const address = `${world.platform.env.publicUrl}${termsPath(kind, termsVersion)}`;
    expect(text).toContain(bare(`Condizioni di contratto, versione ${termsVersion}: ${address}`));
    for (const { number, title: heading, paragraphs } of clausesOf(kind)) {
      expect(lines).toContain(`${number}. ${heading.defaultMessage}`);
      for (const { defaultMessage } of paragraphs) expect(text).toContain(bare(defaultMessage));
    }
  },
);
