import fc from 'fast-check';
import { packageImports, packageVersions } from '../../../platform/db/schema';
import { contractWorld, type World } from '../../contracts/testing';
import { type ImportCalls, importCalls } from './testing/import-calls';

let world: World;
let imports: ImportCalls;
beforeAll(async () => {
  world = await contractWorld();
});
afterAll(() => world.close());
// Sessions are short: each property has its own operator.
beforeEach(async () => {
  imports = importCalls(world, await world.signIn(['admin']));
});

/** Cells as people fill them in: mostly right, sometimes wrong, sometimes empty. */
const cells = {
  sku: fc.constantFrom('COM-36', 'A-1', 'A-2', 'B-1', 'B-2', 'C', ''),
  title: fc.constantFrom('Base', 'Qualità', '"tra ""virgolette"""', '  spazi ', ''),
  price: fc.constantFrom('100', '1.180,50', '99.90', '€ 12', 'dodici', '1,234', ''),
  iva_rate: fc.constantFrom('22', '10,00', '4%', 'tanta'),
  mantenance_number: fc.constantFrom('0', '3', '51'),
  mantenance_duration: fc.constantFrom('12', '120', '0'),
  included: fc.constantFrom('Un tagliando', '"Tagliando, mano d’opera"', ''),
  mantenance_km: fc.constantFrom('40.000', '1', 'molti'),
  max_km: fc.constantFrom('150.000', '', '-1'),
  fuels: fc.constantFrom('diesel', '"benzina, diesel"', 'Benzina', '', 'carbone'),
  active: fc.constantFrom('sì', 'no', '1', '0', '', 'forse'),
  visible_at: fc.constantFrom('21/11/2026', '2026-11-21', '21/11/2026 10:30', '31/02/2026', ''),
} as const;
type Column = keyof typeof cells;
const columns = fc.shuffledSubarray(
  Object.keys(cells).filter((name): name is Column => name in cells),
  {
    minLength: 7,
  },
);

/** A file of our columns in any order, as likely wrong as right. */
const files = columns.chain((chosen) =>
  fc
    .array(fc.tuple(...chosen.map((name) => cells[name])), { minLength: 1, maxLength: 5 })
    .map((rows) => [chosen, ...rows].map((row) => row.join(';')).join('\n')),
);

/** A file that is always right. */
const goodFiles = fc
  .uniqueArray(
    fc.tuple(fc.constantFrom('COM-36', 'G-1', 'G-2', 'G-3'), fc.integer({ min: 120, max: 99_999 }), fc.boolean()),
    {
      minLength: 1,
      maxLength: 4,
      selector: ([sku]) => sku,
    },
  )
  .map((rows) =>
    [
      'sku;title;price;iva_rate;mantenance_number;mantenance_duration;mantenance_km;active;visible_at;included',
      ...rows.map(
        ([sku, price, active]) =>
          `${sku};Pacchetto ${price};${price},50;22;1;12;10.000;${active ? 'sì' : 'no'};21/11/2026;Un tagliando`,
      ),
    ].join('\n'),
  );

const type = { type: 'completo' };
const everything = async () => [
  await imports.packages(),
  await world.platform.db.read.$count(packageVersions),
  await world.platform.db.read.$count(packageImports),
];

test('any file either commits whole, as its dry run said, or changes nothing', async () => {
  const seen = { committed: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(fc.oneof(files, goodFiles), async (content) => {
      const before = await everything();
      const tried = await imports.tryOut(content, type);
      expect(await everything()).toEqual(before);
      const { status, report } = await imports.commit(content, type);
      expect({ ...report, import_id: null }).toEqual(tried.report);
      if (status !== 202) {
        seen.refused += 1;
        expect(report.errors).not.toEqual([]);
        expect(await everything()).toEqual(before);
        return;
      }
      seen.committed += 1;
      expect(report.create + report.update + report.unchanged).toBe(report.rows);
      expect((await imports.tryOut(content, type)).report).toMatchObject({ unchanged: report.rows, errors: [] });
    }),
    { numRuns: 20 },
  );
  expect(Math.min(seen.committed, seen.refused)).toBeGreaterThan(0);
}, 120_000);

test('undo restores every package exactly', async () => {
  await fc.assert(
    fc.asyncProperty(goodFiles, goodFiles, async (first, second) => {
      await imports.commit(first, type);
      const before = await imports.packages();
      const { report } = await imports.commit(second, type);
      expect((await imports.undo(report.import_id)).status).toBe(202);
      expect(await imports.packages()).toEqual(before);
    }),
    { numRuns: 5 },
  );
}, 120_000);
