import { allContracts } from '../contracts';
import { failure } from '../errors';
import type { Contract, Entry } from '../kernel';
import { type JsonSchema, receivedSchema } from './json-schema';
import { type Operation, operationOf } from './operation';
import { headerParameters } from './parameters';
import { failureResponses, responseHeaders, responsesOf } from './responses';
import { securitySchemes } from './security';
import { areaTags } from './tags';

export interface OpenApiOptions {
  /** The product's version. */
  readonly version: string;
  /** Where the API stands, `/api/v1` included. */
  readonly serverUrl: string;
  /** Whether the calls of the demonstration exist there, too; they do unless told. */
  readonly demo?: boolean;
}

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const tags = new Map<string, string>(Object.entries(areaTags));

const description = [
  'Tutte le chiamate di CarCare. Ogni rifiuto ha `message`, `code`, `request_id` e, quando riguarda dei campi, `errors`. Gli importi sono testi come "1180.00", gli istanti ISO 8601 in UTC.',
  'Le schede hanno un `ETag`: a una lettura con `If-None-Match` si può rispondere 304. Ogni risposta porta in `X-Clock` l’ora che vale per scadenze e codici.',
  'Una scrittura è rifiutata con 403 quando la manda la pagina di un altro sito, con 507 quando lo spazio è finito; un accesso con 403 `account_disabled` quando l’account è disattivato.',
].join('\n\n');

/** The OpenAPI 3.1 document of every call, made from the contracts alone. */
export function openApiDocument({ version, serverUrl, demo = true }: OpenApiOptions): OpenApiDocument {
  const { paths, entities } = describe(Object.entries(allContracts), demo);
  return {
    openapi: '3.1.0',
    info: { title: 'CarCare', version, description },
    servers: [{ url: serverUrl }],
    tags: [...tags.values()].map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...entities, Failure: receivedSchema(failure).schema },
      parameters: headerParameters,
      headers: responseHeaders,
      responses: failureResponses(),
      securitySchemes,
    },
  };
}

function describe(areas: [string, Contract][], demo: boolean) {
  const paths: Record<string, Record<string, Operation>> = {};
  const entities: Record<string, JsonSchema> = {};
  for (const [area, name, entry] of areas.flatMap(entriesOf)) {
    if (entry.access === 'demo' && !demo) continue;
    const answered = responsesOf(entry);
    Object.assign(entities, answered.entities);
    const operation = operationOf(operationIdOf(area, name), tags.get(area) ?? area, entry, answered.responses);
    paths[entry.path] = { ...paths[entry.path], [entry.method.toLowerCase()]: operation };
  }
  return { paths, entities };
}

function entriesOf([area, contract]: [string, Contract]): [string, string, Entry][] {
  return Object.entries(contract).map(([name, entry]) => [area, name, entry]);
}

/** `adminStores` and `attachManager` to `adminStoresAttachManager`. */
function operationIdOf(area: string, name: string): string {
  return `${area}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
