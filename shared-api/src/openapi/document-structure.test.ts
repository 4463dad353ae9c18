import { openApiDocument } from './document';

const document = openApiDocument({ version: '1.3.3', serverUrl: '/api/v1' });
const json: unknown = JSON.parse(JSON.stringify(document));
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Every object of a JSON value, itself included. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (!isObject(value)) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

/** What a JSON pointer of the document stands for. */
function lookUp(pointer: string): unknown {
  return pointer
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), json);
}

describe('the document is sound', () => {
  it('survives JSON whole', () => {
    expect(json).toEqual(document);
  });

  it('refers only to what it has, and has only what it refers to', () => {
    const references = objectsIn(json).flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []));
    expect(references.filter((reference) => lookUp(reference) === undefined)).toEqual([]);
    const unused = ['schemas', 'parameters', 'headers'].flatMap((kind) =>
      Object.keys(document.components[kind] ?? {}).filter(
        (name) => !references.includes(`#/components/${kind}/${name}`),
      ),
    );
    expect(unused).toEqual([]);
  });

  it('says of no schema only that it is itself', () => {
    const schemas = Object.entries(document.components.schemas ?? {});
    const alone = schemas.filter(
      ([name, schema]) => isObject(schema) && schema.$ref === `#/components/schemas/${name}`,
    );
    expect(alone.map(([name]) => name)).toEqual([]);
    expect(document.components.schemas?.Failure).toMatchObject({ required: ['message', 'code', 'request_id'] });
  });

  it('keeps no definition beside the components', () => {
    expect(objectsIn(json).filter((value) => '$defs' in value || '$schema' in value)).toEqual([]);
  });

  it('gives each operation an id of its own, a known tag, and an answer of each kind', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z][A-Za-z]+$/.test(id))).toEqual([]);
    const tags = new Set(document.tags.map(({ name }) => name));
    for (const { operation } of operations) {
      expect(operation.tags.filter((tag) => !tags.has(tag))).toEqual([]);
      const statuses = Object.keys(operation.responses);
      expect(statuses.some((status) => status.startsWith('2'))).toBe(true);
      expect(statuses).toContain('422');
    }
  });

  it('declares each path parameter once, and no parameter twice', () => {
    for (const { path, operation } of operations) {
      const names = (operation.parameters ?? []).flatMap((parameter) =>
        'in' in parameter ? [`${parameter.in} ${parameter.name}`] : [],
      );
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `path ${name}`);
      expect(names.filter((name) => name.startsWith('path ')).sort()).toEqual(inPath.sort());
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('tells no two paths apart by the name of a parameter alone', () => {
    const places = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
    expect(new Set(places).size).toBe(places.length);
  });

  it('sends no body with a read', () => {
    expect(operations.filter(({ method, operation }) => method === 'get' && operation.requestBody)).toEqual([]);
  });

  it('describes every status that it answers', () => {
    for (const { operation } of operations) {
      for (const response of Object.values(operation.responses)) {
        const full = '$ref' in response ? lookUp(response.$ref) : response;
        expect(isObject(full) && typeof full.description === 'string' && full.description !== '').toBe(true);
      }
    }
  });
});
