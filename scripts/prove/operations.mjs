/** Calls that end what the other requests need: the session, or the process's way to its areas. */
const left = ['/auth/logout', '/account/erasure', '/account/password'];

/**
 * The calls of an OpenAPI document, with every field that a client can send.
 * @returns {{ id: string, method: string, path: string, bearer: boolean, parameters: { name: string, in: string,
 *   required: boolean, schema: object }[], mediaType: string | null, body: object | null }[]}
 */
export function operationsOf(document) {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(() => !left.includes(path) && !path.startsWith('/dev/'))
      .map(([method, operation]) => operationOf(document, path, method, operation)),
  );
}

/** What a call that takes no body is sent all the same: anybody can. */
const noFields = { type: 'object' };

function operationOf(document, path, method, operation) {
  const parameters = (operation.parameters ?? []).map((one) => resolved(document, one));
  const [mediaType = null, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    bearer: operation.security.some((one) => 'bearer' in one),
    parameters: parameters.map(({ name, in: place, required = false, schema }) => ({
      ...{ name, in: place, required, schema: resolved(document, schema) },
    })),
    mediaType,
    body: content ? resolved(document, content.schema) : method === 'get' ? null : noFields,
  };
}

/** References are followed where they stand; nothing refers to itself. */
function resolved(document, value) {
  if (Array.isArray(value)) return value.map((one) => resolved(document, one));
  if (value === null || typeof value !== 'object') return value;
  if (typeof value.$ref === 'string')
    return resolved(
      document,
      value.$ref
        .slice(2)
        .split('/')
        .reduce((found, name) => found[name], document),
    );
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, resolved(document, one)]));
}

/**
 * Every place of a call where a value goes, at any depth: `{ part: 'body', way: ['utms'] }`.
 * @returns {{ part: 'path' | 'query' | 'header' | 'body', way: string[] }[]}
 */
export function placesOf({ parameters, body }) {
  return [
    ...parameters.flatMap(({ name, in: part, schema }) => waysOf(schema).map((way) => ({ part, way: [name, ...way] }))),
    ...(body ? waysOf(body).map((way) => ({ part: 'body', way })) : []),
  ];
}

function waysOf(schema) {
  const inside = Object.entries(schema.properties ?? {}).flatMap(([name, one]) =>
    waysOf(one).map((way) => [name, ...way]),
  );
  const ofItems = schema.items ? waysOf(schema.items).map((way) => ['0', ...way]) : [];
  const ofOptions = (schema.anyOf ?? []).flatMap(waysOf).filter((way) => way.length > 0);
  return unique([[], ...inside, ...ofItems, ...ofOptions]);
}

const unique = (ways) => [...new Map(ways.map((way) => [way.join('.'), way])).values()];
