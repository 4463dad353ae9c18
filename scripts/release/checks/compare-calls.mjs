/**
 * Compares calls as an area was built to make them with those that a server takes, both as OpenAPI documents.
 *
 * It sees: calls and answers that are not there, parameters and fields that the server asks for and the area does not
 * surely send, fields that the server does not take, fields that the area reads and the server does not surely send;
 * in objects and lists at any depth. It does not see into alternatives (`anyOf`), and not at formats, limits and
 * listed values: those change by hand and are for whoever changes them to think of.
 */

const isSchema = (value) => typeof value === 'object' && value !== null;

function resolve(schema, document) {
  const [, name] = /^#\/components\/schemas\/(.+)$/.exec(schema?.$ref ?? '') ?? [];
  return name === undefined ? schema : document.components?.schemas?.[name];
}

/** A pair of schemas at the same place, and all pairs within. */
function* places(left, right, documents, path = '', depth = 0) {
  const [one, other] = [resolve(left, documents.left), resolve(right, documents.right)];
  if (!isSchema(one) || !isSchema(other) || depth > 12) return;
  yield { path, left: one, right: other };
  for (const [name, schema] of Object.entries(one.properties ?? {}))
    yield* places(schema, other.properties?.[name], documents, path ? `${path}.${name}` : name, depth + 1);
  if (one.items) yield* places(one.items, other.items, documents, `${path}[]`, depth + 1);
}

/** Fields that `asker` requires and `giver` does not surely give. */
function unsure(asker, giver) {
  if (!giver.properties) return [];
  return (asker.required ?? []).filter((name) => !(giver.required ?? []).includes(name));
}

const field = (path, name) => (path ? `${path}.${name}` : name);

function bodyFaults(own, live, documents) {
  const content = (operation) => Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  if (!content(own) && content(live) && live.requestBody.required) return ['il server chiede un corpo'];
  return [...places(content(own), content(live), documents)].flatMap(({ path, left, right }) => [
    ...unsure(right, left).map((name) => `il server chiede ${field(path, name)}`),
    ...Object.keys(left.properties ?? {})
      .filter((name) => right.additionalProperties === false && !(name in (right.properties ?? {})))
      .map((name) => `il server non accetta ${field(path, name)}`),
  ]);
}

function parameterFaults(own, live) {
  const known = (name) => own.parameters?.some((parameter) => parameter.name === name);
  return (live.parameters ?? [])
    .filter(({ name, required }) => required && !known(name))
    .map(({ name }) => `il server chiede il parametro ${name}`);
}

function answerFaults(own, live, documents) {
  const successes = Object.entries(own.responses).filter(([status]) => status.startsWith('2'));
  return successes.flatMap(([status, answer]) => {
    const given = live.responses[status];
    if (!given) return [`il server non risponde ${status}`];
    const schema = ({ content }) => content?.['application/json']?.schema;
    return [...places(schema(answer), schema(given), documents)].flatMap(({ path, left, right }) =>
      unsure(left, right).map((name) => `il server non manda sempre ${field(path, name)}`),
    );
  });
}

/**
 * Every reason why calls would not work, as sentences.
 * @param {{ method: string, path: string }[]} calls
 * @param {object} own the OpenAPI document of the area's sources
 * @param {object} live the server's
 */
export function callFaults(calls, own, live) {
  const operationIn = (document, { method, path }) => document.paths[path]?.[method.toLowerCase()];
  const documents = { left: own, right: live };
  return calls.flatMap((call) => {
    const [wanted, there] = [operationIn(own, call), operationIn(live, call)];
    if (!there) return [`${call.method} ${call.path}: il server non ha questa chiamata.`];
    const faults = [
      ...parameterFaults(wanted, there),
      ...bodyFaults(wanted, there, documents),
      ...answerFaults(wanted, there, documents),
    ];
    return faults.map((fault) => `${call.method} ${call.path}: ${fault}.`);
  });
}
