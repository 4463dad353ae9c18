import * as z from 'zod/mini';
import type { Contract, Entry } from '../kernel';
import { allContracts } from './all-contracts';

const areas: [string, Contract][] = Object.entries(allContracts);
const entries = areas.flatMap(([area, contract]) =>
  Object.entries(contract).map(([name, entry]): [string, Entry] => [`${area}.${name}`, entry]),
);
const ours = entries.filter(([, entry]) => entry.access !== 'provider');

function placeholders(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort();
}

function refusedKeys(schema: z.core.$ZodType, value: unknown): string[] {
  const result = z.safeParse(schema, value);
  return result.error?.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : [])) ?? [];
}

describe('every call', () => {
  it.each(ours.filter(([, entry]) => entry.body))('%s refuses a field that it does not know', (_, entry) => {
    expect(entry.body && refusedKeys(entry.body, { unheard_of: 1 })).toContain('unheard_of');
  });

  it.each(entries.filter(([, entry]) => entry.query))('%s refuses a query that it does not know', (_, entry) => {
    expect(entry.query && refusedKeys(entry.query, { unheard_of: '1' })).toContain('unheard_of');
  });

  it.each(entries)('%s describes each part of its path', (_, entry) => {
    const described = entry.params ? Object.keys(z.toJSONSchema(entry.params, { io: 'input' }).properties ?? {}) : [];
    expect(described.sort()).toEqual(placeholders(entry.path));
  });

  it('has a method and a path of its own', () => {
    const seen = entries.map(([, entry]) => `${entry.method} ${entry.path.replace(/\{\w+\}/g, '{}')}`);
    expect(seen.filter((call, index) => seen.indexOf(call) !== index)).toEqual([]);
  });

  it('has a summary', () => {
    expect(entries.filter(([, entry]) => entry.summary.trim() === '')).toEqual([]);
  });
});

describe('who may call', () => {
  it.each([
    ['/admin/', ['admin']],
    ['/manager/', ['manager']],
    ['/account/contracts', ['user']],
    ['/account', ['account', 'user']],
    ['/auth/', ['anybody']],
    ['/public/', ['anybody']],
    ['/system/', ['staff', 'anybody']],
    ['/dev/', ['demo']],
  ])('is told by the area: %s', (start, allowed) => {
    const found = entries.filter(([, entry]) => entry.path.startsWith(start));
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(([, entry]) => !allowed.includes(entry.access)).map(([name]) => name)).toEqual([]);
  });
});

describe('the status of a success', () => {
  const statuses = (entry: Entry) => Object.keys(entry.answers);

  it('is 204 for a deletion and 200 for a read', () => {
    const wrong = entries.filter(
      ([, entry]) =>
        (entry.method === 'DELETE' && statuses(entry).join() !== '204') ||
        (entry.method === 'GET' && statuses(entry).join() !== '200'),
    );
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  it('is 202 for a change, and 200 for trying it without effect', () => {
    const tried = (entry: Entry) =>
      entry.body && Object.keys(z.toJSONSchema(entry.body).properties ?? {}).includes('dry_run');
    const wrong = entries.filter(
      ([, entry]) =>
        (entry.method === 'PATCH' || entry.method === 'PUT') &&
        statuses(entry).join() !== (tried(entry) ? '200,202' : '202'),
    );
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  it('is 201 for a creation', () => {
    const wrong = entries.filter(
      ([, entry]) => /\/create(-new|-type)?$/.test(entry.path) && statuses(entry).join() !== '201',
    );
    expect(wrong.map(([name]) => name)).toEqual([]);
  });
});
