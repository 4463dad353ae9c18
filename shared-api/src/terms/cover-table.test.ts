import fc from 'fast-check';
import { coverItems, coverLine, plainCoverLine, readCoverLine } from './cover-lines';
import { coverNames } from './cover-names';
import { type CoverRow, coverTable, type TabledPackage } from './cover-table';

const plan = { mantenance_number: 3, mantenance_duration: 36, mantenance_km: 60_000 };
const known = fc
  .record({ item: fc.constantFrom(...coverItems), measure: fc.integer({ min: 1, max: 99 }) })
  .map(coverLine);
const own = fc.constantFrom('Lavaggio', 'Assicurazione e bollo', 'Vettura di cortesia', 'Batteria di avviamento');
const lines = fc.uniqueArray(fc.oneof(known, own), { selector: (line) => readCoverLine(line)?.item ?? line });
const packages = fc.array(
  fc.record({ included: lines, excluded: fc.uniqueArray(own) }).map((pack) => ({ ...plan, ...pack })),
  { minLength: 1, maxLength: 4 },
);

const nameOf = (name: string | { defaultMessage?: unknown }) => (typeof name === 'string' ? name : name.defaultMessage);

const rowsOf = (compared: readonly TabledPackage[]) => coverTable(compared).flatMap((group) => group.rows);

/** What the table tells of a line that a package includes. */
function toldOf(line: string, pack: TabledPackage, rows: readonly CoverRow[]) {
  const fact = readCoverLine(line);
  const name = fact === null ? line : coverNames[fact.item];
  const told = rows.find((row) => nameOf(row.name) === name && row.of(pack).kind !== 'exclusion')?.of(pack).value;
  // How many services there are is the package's own number.
  return { told, stated: (fact?.item === 'services' ? pack.mantenance_number : fact?.measure) ?? true };
}

test('every line of every package stands in the table, with its measure', () => {
  fc.assert(
    fc.property(packages, (compared) => {
      const rows = rowsOf(compared);
      for (const pack of compared) {
        for (const line of pack.included) {
          const { told, stated } = toldOf(line, pack, rows);
          expect(told).toBe(stated);
        }
        const excluded = rows.filter((row) => row.of(pack).kind === 'exclusion' && row.of(pack).value === true);
        expect(new Set(excluded.map(({ name }) => name))).toEqual(new Set(pack.excluded));
      }
    }),
  );
});

test('lines of their own stand in the order in which they come first, as the first package writes them', () => {
  const base = { ...plan, included: ['Lavaggio', 'Bollo'], excluded: ['Pneumatici', 'Freni'] };
  const more = { ...plan, included: ['LAVAGGIO', 'Assicurazione'], excluded: ['Pneumatici', 'Vetri'] };
  const own = coverTable([base, more]).slice(-2);
  expect(own.map(({ rows }) => rows.map(({ name }) => name))).toEqual([
    ['Lavaggio', 'Bollo', 'Assicurazione'],
    ['Pneumatici', 'Freni', 'Vetri'],
  ]);
});

test('a package is said to cover nothing that its lines do not state', () => {
  fc.assert(
    fc.property(packages, (compared) => {
      for (const pack of compared) {
        const stated = new Set(pack.included.map(plainCoverLine));
        const told = rowsOf(compared).filter((row) => row.of(pack).kind === 'flag' && row.of(pack).value === true);
        for (const { name } of told) expect(stated).toContain(plainCoverLine(String(nameOf(name))));
      }
    }),
  );
});
