import type { Entry } from '../kernel';
import { type JsonSchema, sentSchema } from './json-schema';

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: unknown;
  readonly style?: 'deepObject';
  readonly explode?: true;
  readonly description?: string;
}

export interface Reference {
  readonly $ref: string;
}

const indexedArray =
  'Filtri, con indici: `wheres[0][field]=status&wheres[0][op]=eq&wheres[0][value]=PAID`; con `in` e `between` `wheres[0][value][0]`, `wheres[0][value][1]`.';

/** The path, query and header parameters of an entry. */
export function parametersOf(entry: Entry): (Parameter | Reference)[] {
  return [
    ...(entry.params ? fields(sentSchema(entry.params)).map(([name, schema]) => pathParameter(name, schema)) : []),
    ...(entry.query ? queryParameters(sentSchema(entry.query)) : []),
    ...headersOf(entry),
  ];
}

function pathParameter(name: string, schema: unknown): Parameter {
  return { name, in: 'path', required: true, schema };
}

function queryParameters(query: JsonSchema): Parameter[] {
  return fields(query).map(([name, schema]) => {
    const parameter: Parameter = { name, in: 'query', required: query.required?.includes(name) ?? false, schema };
    return name === 'wheres'
      ? { ...parameter, style: 'deepObject', explode: true, description: indexedArray }
      : parameter;
  });
}

/** Optional headers: a key against double effects on every change, and the version that was read on a record's. */
function headersOf(entry: Entry): Reference[] {
  if (entry.method === 'GET' || entry.rate === 'none' || entry.rate === 'report') return [];
  const key = { $ref: '#/components/parameters/IdempotencyKey' };
  return entry.params === undefined ? [key] : [key, { $ref: '#/components/parameters/IfMatch' }];
}

function fields(schema: JsonSchema): [string, unknown][] {
  return Object.entries(schema.properties ?? {});
}

export const headerParameters = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string', minLength: 1, maxLength: 64, pattern: '^[!-~]+$' },
    description:
      'La stessa chiave con lo stesso contenuto dà la stessa risposta, senza un secondo effetto; vale 24 ore. Senza accesso servono almeno 22 caratteri.',
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    required: false,
    schema: { type: 'string' },
    description: 'L’`ETag` della scheda letta: se nel frattempo è cambiata, la risposta è 412.',
  },
};
