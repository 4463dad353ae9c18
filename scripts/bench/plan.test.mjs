import { plansIn, tellPlan, tellPlans } from './plan.mjs';

const node = (kind, time, more = {}) => ({
  'Node Type': kind,
  'Actual Total Time': time,
  'Actual Rows': 1,
  'Actual Loops': 1,
  ...more,
});
const scan = node('Seq Scan', 400, {
  'Relation Name': 'contracts',
  'Actual Rows': 250_000,
  'Rows Removed by Filter': 750_000,
});

test('a plan is told by what each node took itself, the slowest first, with the rows it looked at and kept', () => {
  const plan = node('Aggregate', 500, { Plans: [scan] });
  expect(tellPlan({ 'Query Text': 'select count(*)\n  from contracts', Plan: plan })).toBe(
    '`select count(*) from contracts`: 80 % Seq Scan on contracts (1,000,000 rows, 250,000 kept), 20 % Aggregate (1 rows)',
  );
});

test('what several processes did at once counts once, and what was compiled is told', () => {
  const parallel = node('Seq Scan', 300, { 'Actual Loops': 3, 'Relation Name': 'contracts', 'Actual Rows': 100 });
  const plan = node('Gather', 400, { 'Workers Launched': 2, Plans: [parallel] });
  expect(tellPlan({ 'Query Text': 'select 1', Plan: plan, JIT: { Timing: { Total: 90 } } })).toBe(
    '`select 1`: 75 % Seq Scan on contracts (300 rows, in 3 loops), 25 % Gather (1 rows), 90 ms of these compiling',
  );
});

test('the time of a CTE is told where it is made, and not again where it is read', () => {
  const made = { ...scan, 'Parent Relationship': 'InitPlan', 'Subplan Name': 'CTE found' };
  const read = node('CTE Scan', 450, { 'CTE Name': 'found', 'Actual Rows': 250_000 });
  expect(tellPlan({ 'Query Text': 'with found', Plan: node('Limit', 500, { Plans: [made, read] }) })).toBe(
    '`with found`: 80 % Seq Scan on contracts (1,000,000 rows, 250,000 kept), 10 % CTE Scan on found (250,000 rows), 10 % Limit (1 rows)',
  );
});

test('plans are found in what PostgreSQL logs, and the statements told that took most of the call', () => {
  const entry = (ms, text) =>
    `2026-11-27 LOG:  duration: ${ms} ms  plan:\n\t{\n\t  "Query Text": "${text}",\n\t  "Plan": ${JSON.stringify(scan)}\n\t}\n`;
  const plans = plansIn(`${entry('0.120', 'select 1')}LOG:  checkpoint\n${entry('400.250', 'select 2')}`);
  expect(plans.map(({ ms }) => ms)).toEqual([0.12, 400.25]);
  const told = 'in `select 2`: 100 % Seq Scan on contracts (1,000,000 rows, 250,000 kept)';
  expect(tellPlans(plans, 412)).toEqual([`its time: 400 ms of 412 ms ${told}`]);
  expect(tellPlans(plans, 900)).toEqual([
    `its time: 400 ms of 900 ms ${told}`,
    'its time: all 2 statements took 400 ms of these, the rest passed outside PostgreSQL',
  ]);
});

test('a long statement is told by its beginning and by what it reads from', () => {
  const text = `select ${'"contracts"."contract_uid", '.repeat(9)}1 from "contracts" where "contracts"."deleted_at" is null and "status" = $1`;
  expect(tellPlan({ 'Query Text': text, Plan: scan })).toContain(
    '`select "contracts"."contract_uid", "contracts"."contract_uid… from "contracts" where "contracts"."deleted_at" is null and…`',
  );
});
