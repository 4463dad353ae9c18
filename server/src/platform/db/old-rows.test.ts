import { randomUUID } from 'node:crypto';
import { migrate, readMigrations } from './migrate';
import { openPgliteMemory } from './pglite/pglite-engine';

test('twin SKUs of before come apart: the oldest keeps its own, the others go off line', async () => {
  const { engine } = await openPgliteMemory();
  const run = (sql: string) => engine.script((script) => script(sql));
  const all = readMigrations();
  const before = all.findIndex(({ name }) => name.includes('sku_whatever_its_case'));
  await migrate(engine, all.slice(0, before));
  const at = (day: number) => `2026-01-0${day}T00:00:00Z`;
  await run(`insert into package_types (code, kind, title, created_at, updated_at)
    values ('completo', 'care', 'Completo', '${at(1)}', '${at(1)}')`);
  for (const [sku, day] of [
    ['NEG-1', 1],
    ['neg-1', 2],
    ['ALTRO', 3],
  ] as const) {
    await run(`insert into packages (id, type, sku, title, price_cents, iva_basis_points, mantenance_number,
      mantenance_duration, mantenance_km, created_at, updated_at)
      values ('${randomUUID()}', 'completo', '${sku}', 'Uno', 100, 2200, 1, 12, 1, '${at(day)}', '${at(day)}')`);
  }
  await migrate(engine, all);
  const rows = await run('select sku, online_enabled from packages order by created_at');
  expect(rows).toEqual([
    { sku: 'NEG-1', online_enabled: true },
    { sku: expect.stringMatching(/^neg-1-[0-9a-f]{7}$/), online_enabled: false },
    { sku: 'ALTRO', online_enabled: true },
  ]);
  await engine.close();
});
