import { placesOf } from './operations.mjs';
import { createValues } from './values.mjs';

const kinds = ['near', 'long', 'hostile'];
/** One in ten is right in every part: it does something, and what it makes is there for the next. */
const rightShare = 0.1;

/**
 * An endless row of requests. Each place of each call gets each kind of value in turn, in an order of chance; the rest of
 * the request is such as passes.
 * @param {ReturnType<typeof import('./operations.mjs').operationsOf>} operations
 * @param {{ random: () => number, known: ReturnType<typeof import('./known-values.mjs').createKnownValues> }} from
 * @returns {{ targets: number, next: () => object }} `targets`: how many until each was there once
 */
export function planRequests(operations, { random, known }) {
  const values = createValues(random);
  const targets = shuffled(
    operations.flatMap((operation) =>
      placesOf(operation).flatMap((place) => kinds.map((kind) => ({ operation, place, kind }))),
    ),
    random,
  );
  let at = 0;
  return {
    targets: targets.length,
    next() {
      const { operation, place, kind } = targets[at % targets.length];
      at += 1;
      const parts = rightParts(operation, values, known, random);
      if (random() < rightShare) return { operation, parts, kind: 'right', place: null };
      setAt(parts[place.part], place.way, values[kind](schemaAt(operation, place)), parts);
      return { operation, parts, kind, place };
    },
  };
}

function rightParts({ parameters, body }, values, known, random) {
  const rightValue = ({ name, schema }) => known.get(name, random) ?? values.valid(schema);
  const of = (place) =>
    Object.fromEntries(
      parameters
        .filter((one) => one.in === place && (one.required || random() < 0.3))
        .map((one) => [one.name, rightValue(one)]),
    );
  const content = body === null ? undefined : values.valid(body);
  if (content !== null && typeof content === 'object')
    for (const name of Object.keys(content)) content[name] = known.get(name, random) ?? content[name];
  return { path: of('path'), query: of('query'), header: of('header'), body: content };
}

/** Puts a value where the way leads; what is not an object on the way becomes one. */
function setAt(part, way, value, parts) {
  if (way.length === 0) {
    parts.body = value;
    return;
  }
  let place = part;
  for (const step of way.slice(0, -1)) {
    if (place[step] === null || typeof place[step] !== 'object') place[step] = step === '0' ? [] : {};
    place = place[step];
  }
  place[way.at(-1)] = value;
}

function schemaAt({ parameters, body }, { part, way }) {
  const [name, ...rest] = way;
  const start = part === 'body' ? body : parameters.find((one) => one.in === part && one.name === name).schema;
  return (part === 'body' ? way : rest).reduce(stepInto, start);
}

/** @returns the schema of a field or element, whichever of several it stands in */
function stepInto(schema, step) {
  const options = [schema, ...(schema.anyOf ?? [])];
  const inside = (one) => one.properties?.[step] ?? (step === '0' ? one.items : undefined);
  return options.map(inside).find(Boolean) ?? {};
}

function shuffled(list, random) {
  const result = [...list];
  for (let at = result.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [result[at], result[other]] = [result[other], result[at]];
  }
  return result;
}
